/** A file that every spreadsheet opens: UTF-8 with its mark, semicolons, a line for each row (LIST-14). */
export function csvText(rows: readonly (readonly string[])[]): string {
  const lines = rows.map((cells) => cells.map(cellOf).join(';'));
  return `\uFEFF${lines.join('\r\n')}\r\n`;
}

/** What a spreadsheet would take for a formula is escaped. */
function cellOf(text: string): string {
  const safe = /^[=+\-@\t\r]/.test(text) ? `'${text}` : text;
  return /[";\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}
