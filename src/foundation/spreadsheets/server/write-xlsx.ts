import writeXlsxFile from 'write-excel-file/node';

/** A workbook of one sheet with a bold first row that stays in sight; texts are texts, never formulas, and numbers stay numbers. */
export async function writeXlsx(
  sheet: string,
  [head = [], ...rows]: readonly (readonly (string | number | null)[])[],
): Promise<Buffer> {
  const bold = head.map((value) => ({
    type: String,
    value: String(value ?? ''),
    fontWeight: 'bold' as const,
  }));
  const cells = rows.map((row) =>
    row.map((value) =>
      typeof value === 'number'
        ? { type: Number, value }
        : value === null || value === ''
          ? null
          : { type: String, value },
    ),
  );
  return writeXlsxFile([bold, ...cells], { sheet, stickyRowsCount: 1 }).toBuffer();
}
