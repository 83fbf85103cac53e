/** Line icons of the frame, each a path in a box of 24. */
export const ICONS = {
  hint: "M9 18h6M10 21h4M12 3a6 6 0 0 0-3.5 10.9c.7.5 1 1.3 1 2.1h5c0-.8.3-1.6 1-2.1A6 6 0 0 0 12 3Z",
  undo: "M9 8L4 12l5 4M4 12h10a5 5 0 0 1 0 10h-2",
  rules: "M5 4h9l5 5v11H5zM14 4v5h5M8 13h8M8 16h6",
  more: "M5 12h.01M12 12h.01M19 12h.01",
  log: "M4 6h16M4 12h16M4 18h10",
  back: "M14 5l-7 7 7 7",
  fit: "M4 9V4h5M20 9V4h-5M4 15v5h5M20 15v5h-5",
  close: "M6 6l12 12M18 6L6 18",
  first: "M7 5v14M18 5l-8 7 8 7z",
  prior: "M16 5l-8 7 8 7z",
  next: "M8 5l8 7-8 7z",
  last: "M17 5v14M6 5l8 7-8 7z",
  play: "M8 5l11 7-11 7z",
  pause: "M8 5v14M16 5v14",
  gear: "M12 8.5a3.5 3.5 0 1 0 .01 0M12 3v2.5M12 18.5V21M3 12h2.5M18.5 12H21M5.6 5.6l1.8 1.8M16.6 16.6l1.8 1.8M18.4 5.6l-1.8 1.8M7.4 16.6l-1.8 1.8",
  people: "M9 11a3.5 3.5 0 1 0-.01 0M3 20q0-6 6-6t6 6M16 5a3 3 0 0 1 0 6M17 14q4 .5 4 6",
  chat: "M4 5h16v11H11l-5 4v-4H4zM8 9.5h8M8 12.5h5",
  keys: "M3 7h18v10H3zM7 10.5h.01M11 10.5h.01M15 10.5h.01M8 14h8",
} as const;
export type IconName = keyof typeof ICONS;
