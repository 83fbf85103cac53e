"""Number Chain: get rid of your cards; what the card before yours lacks, you draw."""

from cookietin.games.cookie_chomper.number_chain.game import NumberChain
from cookietin.games.cookie_chomper.number_chain.state.position import ChainPosition

__all__ = ["ChainPosition", "NumberChain"]
