/** Cells of a land by name: `c4` is the third column, fourth row; a cell is 100 wide. */
function column(cell: string): number {
  const letters = cell.match(/^[a-z]+/)?.[0] ?? "a";
  return letters.length > 1 ? 26 + letters.charCodeAt(1) - 97 : letters.charCodeAt(0) - 97;
}

/** Where a cell is drawn. */
export const place = (cell: string): [x: number, y: number] => [column(cell) * 100, (parseInt(cell.match(/\d+$/)?.[0] ?? "1") - 1) * 100];

/** Which cell is drawn there. */
export function cellAt(x: number, y: number): string {
  const c = Math.floor(x / 100);
  return (c < 26 ? "" : "a") + String.fromCharCode(97 + (c % 26)) + (Math.floor(y / 100) + 1);
}
