/** A file that every spreadsheet opens: UTF-8 with its mark, semicolons, a line for each row (LIST-14); numbers stay numbers. */
export function csvText(rows: readonly (readonly (string | number)[])[]): string {
  const lines = rows.map((cells) => cells.map(cellOf).join(';'));
  return `\uFEFF${lines.join('\r\n')}\r\n`;
}

/** What a spreadsheet would take for a formula is escaped, and what looks as if it were, so that it can be read back. */
function cellOf(cell: string | number): string {
  if (typeof cell === 'number') return String(cell).replace('.', ',');
  const safe = /^'*[=+\-@\t\r]/.test(cell) ? `'${cell}` : cell;
  return /[";\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}
