const box = document.getElementById("search");
const found = document.getElementById("found");

function rank(entry, words) {
  let sum = 0;
  for (const word of words) {
    const [title, page, , text] = entry.map((part) => part.toLowerCase());
    const named = title.split("(")[0].split(/[^\p{L}\p{N}_]+/u).includes(word);
    const here = 9 * named + 9 * title.includes(word) + 4 * page.includes(word) + text.includes(word);
    if (!here) return 0;
    sum += here;
  }
  return sum;
}

box.addEventListener("input", () => {
  const words = box.value.toLowerCase().split(/\s+/).filter(Boolean);
  const ranked = words.length ? ENTRIES.map((entry) => [rank(entry, words), entry]) : [];
  const best = ranked.filter(([sum]) => sum).sort((a, b) => b[0] - a[0]).slice(0, 12);
  found.replaceChildren(...best.map(([, [title, page, path]]) => {
    const item = document.createElement("li");
    const link = document.createElement("a");
    link.href = path;
    link.textContent = title === page ? title : `${title} — ${page}`;
    item.append(link);
    return item;
  }));
});

box.addEventListener("keydown", (event) => {
  if (event.key === "Enter") found.querySelector("a")?.click();
  if (event.key === "Escape") { box.value = ""; found.replaceChildren(); }
});

document.addEventListener("keydown", (event) => {
  if (event.key === "/" && document.activeElement !== box) { event.preventDefault(); box.focus(); }
});

found.addEventListener("click", () => { box.value = ""; found.replaceChildren(); });
const pages = document.querySelector("nav details");
if (matchMedia("(max-width: 60rem)").matches) pages.open = false;
