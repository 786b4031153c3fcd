/** A part of the grid by its first and last row and column, each counted from 0. */
export type CellArea = {
  readonly top: number;
  readonly left: number;
  readonly bottom: number;
  readonly right: number;
};
export type PlacedText = { readonly row: number; readonly column: number; readonly text: string };

/** Reads what a spreadsheet copies: rows by lines, cells by tabs, in quotation marks what has either of them itself. */
export function readBlock(text: string): readonly (readonly string[])[] {
  const rows: string[][] = [[]];
  let cell = '';
  let isQuoted = false;
  const end = () => rows.at(-1)?.push(cell);
  for (let at = 0; at < text.length; at += 1) {
    const char = text[at];
    if (isQuoted) {
      if (char !== '"') cell += char;
      else if (text[at + 1] === '"') {
        cell += '"';
        at += 1;
      } else isQuoted = false;
    } else if (char === '"' && cell === '') isQuoted = true;
    else if (char === '\t' || char === '\n') {
      end();
      cell = '';
      if (char === '\n') rows.push([]);
    } else if (char !== '\r') cell += char;
  }
  end();
  const isEmptyEnd = rows.length > 1 && rows.at(-1)?.length === 1 && rows.at(-1)?.[0] === '';
  return isEmptyEnd ? rows.slice(0, -1) : rows;
}

/** Writes cells as a spreadsheet reads them. */
export const writeBlock = (rows: readonly (readonly string[])[]): string =>
  rows
    .map((row) =>
      row.map((cell) => (/["\t\n\r]/.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell)).join('\t'),
    )
    .join('\n');

/**
 * Where the cells of a block go: from the first cell of an area on, and over the whole area where it holds the block more than once. What
 * would stand beyond the grid is left out and counted.
 */
export function placeBlock(
  block: readonly (readonly string[])[],
  area: CellArea,
  size: { readonly rows: number; readonly columns: number },
): { readonly cells: readonly PlacedText[]; readonly left: number } {
  const height = block.length;
  const width = Math.max(...block.map((row) => row.length));
  const rows = area.bottom - area.top + 1;
  const columns = area.right - area.left + 1;
  const down = rows % height === 0 ? rows : height;
  const across = columns % width === 0 ? columns : width;
  const cells: PlacedText[] = [];
  let left = 0;
  for (let y = 0; y < down; y += 1) {
    for (let x = 0; x < across; x += 1) {
      const text = block[y % height]?.[x % width];
      if (text === undefined) continue;
      const place = { row: area.top + y, column: area.left + x };
      if (place.row >= size.rows || place.column >= size.columns) left += 1;
      else cells.push({ ...place, text });
    }
  }
  return { cells, left };
}
