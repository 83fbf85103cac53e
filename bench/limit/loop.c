/* Number Chain as a plain C loop, made for this one game alone: the speed limit.
 * Hands and the deck are arrays in no order, so that any card is taken in one step;
 * a card is a bit set of numbers. */

#include <stdint.h>
#include <time.h>

enum { CARDS = 32, SEATS = 6, STOCK = 64, BATCH = 256 };

typedef struct {
    uint8_t deck[CARDS];
    uint8_t hands[SEATS][CARDS];
    uint8_t left, sizes[SEATS];
    uint8_t chain[CARDS], length;
    uint8_t player, start, over;
    uint8_t winners; /* a bit for each seat, once it is over */
} Game;

typedef struct {
    double moves, moves_squared, beginner, beginner_squared, shared;
} Sums;

static uint64_t seed_state = 0x9E3779B97F4A7C15u;

static const uint8_t NUMBERS[CARDS] = {0, 1, 1, 2, 1, 2, 2, 3, 1, 2, 2, 3, 2, 3, 3, 4,
                                       1, 2, 2, 3, 2, 3, 3, 4, 2, 3, 3, 4, 3, 4, 4, 5};

/* The next number of a xorshift generator, scaled to 0 .. below - 1. */
static inline uint32_t draw(uint32_t below) {
    seed_state ^= seed_state << 13;
    seed_state ^= seed_state >> 7;
    seed_state ^= seed_state << 17;
    return (uint32_t)(((seed_state >> 32) * below) >> 32);
}

/* Take one card out of an array which is not empty, each with the same chance. */
static inline uint8_t take(uint8_t *cards, uint8_t *number) {
    uint32_t at = draw(*number);
    uint8_t card = cards[at];
    cards[at] = cards[--*number];
    return card;
}

static void deal(Game *game, int seats, int hand) {
    for (int card = 0; card < CARDS; card++) game->deck[card] = (uint8_t)card;
    game->left = CARDS;
    for (int seat = 0; seat < seats; seat++) {
        for (int i = 0; i < hand; i++) game->hands[seat][i] = take(game->deck, &game->left);
        game->sizes[seat] = (uint8_t)hand;
    }
    game->chain[0] = take(game->deck, &game->left);
    game->length = 1;
    game->player = game->start = (uint8_t)draw((uint32_t)seats);
    game->over = 0;
}

/* The moves that are legal now, by card: every card in the hand. */
static inline uint32_t legal(const Game *game, uint8_t *moves) {
    uint32_t number = game->sizes[game->player];
    for (uint32_t i = 0; i < number; i++) moves[i] = game->hands[game->player][i];
    return number;
}

/* Who has won: everyone who holds the fewest cards. */
static void settle(Game *game, int seats) {
    uint8_t fewest = CARDS;
    for (int seat = 0; seat < seats; seat++)
        if (game->sizes[seat] < fewest) fewest = game->sizes[seat];
    game->winners = 0;
    for (int seat = 0; seat < seats; seat++)
        game->winners |= (uint8_t)((game->sizes[seat] == fewest) << seat);
}

/* Carry out a move. */
static inline void step(Game *game, int seats, uint8_t card) {
    uint8_t *hand = game->hands[game->player];
    uint8_t number = game->sizes[game->player], at = 0;
    while (hand[at] != card) at++;
    hand[at] = hand[--number];
    for (int due = NUMBERS[card & ~game->chain[game->length - 1]]; due; due--) {
        if (!game->left) {
            game->over = 1;
            break;
        }
        hand[number++] = take(game->deck, &game->left);
    }
    game->over |= !number;
    game->sizes[game->player] = number;
    game->chain[game->length++] = card;
    if (game->over) settle(game, seats);
    game->player = (uint8_t)(game->player + 1 == seats ? 0 : game->player + 1);
}

/* One turn of random play: list what is legal, choose, carry out. */
static inline void move(Game *game, int seats) {
    uint8_t moves[CARDS];
    step(game, seats, moves[draw(legal(game, moves))]);
}

/* Seconds of this process alone: what else runs on the machine does not count. */
static double now(void) {
    struct timespec time;
    clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &time);
    return (double)time.tv_sec + (double)time.tv_nsec * 1e-9;
}

void set_seed(uint64_t seed) { seed_state = (seed ^ 0x9E3779B97F4A7C15u) | 1u; }

/* Play for about that long; return the moves and write down the seconds. */
int64_t play(double seconds, int seats, int hand, double *taken) {
    int64_t moves = 0;
    double begin = now();
    Game game;
    while ((*taken = now() - begin) < seconds)
        for (int i = 0; i < BATCH; i++)
            for (deal(&game, seats, hand); !game.over; moves++) move(&game, seats);
    return moves;
}

/* Copy positions of random games for about that long; return how many copies were made. */
int64_t copies(double seconds, int seats, int hand, double *taken) {
    static Game stock[STOCK], copied[STOCK];
    Game game = {.over = 1};
    for (int i = 0; i < STOCK; i++) {
        if (game.over) deal(&game, seats, hand);
        stock[i] = game;
        move(&game, seats);
    }
    int64_t count = 0;
    double begin = now();
    while ((*taken = now() - begin) < seconds)
        for (int round = 0; round < BATCH; round++)
            for (int i = 0; i < STOCK; i++, count++) {
                copied[i] = stock[i];
                __asm__ volatile("" : : "r"(&copied[i]) : "memory"); /* really write it */
            }
    return count;
}

/* Play so many games and add up what tells one game from another. */
void statistics(int64_t plays, int seats, int hand, Sums *sums) {
    *sums = (Sums){0};
    for (int64_t i = 0; i < plays; i++) {
        Game game;
        int moves = 0, fewest = CARDS, winners = 0;
        for (deal(&game, seats, hand); !game.over; moves++) move(&game, seats);
        for (int seat = 0; seat < seats; seat++) {
            int cards = game.sizes[seat];
            if (cards < fewest) fewest = cards, winners = 0;
            winners += cards == fewest;
        }
        double share = game.sizes[game.start] == fewest ? 1.0 / winners : 0.0;
        sums->moves += moves;
        sums->moves_squared += (double)moves * moves;
        sums->beginner += share;
        sums->beginner_squared += share * share;
        sums->shared += winners > 1;
    }
}
