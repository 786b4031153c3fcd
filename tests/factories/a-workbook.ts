import { crc32, deflateRawSync } from 'node:zlib';

type Cell = string | number | null;

const escaped = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');

/** An XLSX file of one sheet, as a spreadsheet saves it: texts shared, numbers as they are, empty cells left out. */
export function aWorkbook(rows: readonly (readonly Cell[])[]): Buffer {
  const texts = rows.flat().filter((cell) => typeof cell === 'string');
  const cell = (value: Cell, row: number, column: number) => {
    const address = `${String.fromCharCode(65 + column)}${row + 1}`;
    if (value === null) return '';
    if (typeof value === 'number') return `<c r="${address}"><v>${value}</v></c>`;
    return `<c r="${address}" t="s"><v>${texts.indexOf(value)}</v></c>`;
  };
  const sheet = rows.map(
    (cells, row) =>
      `<row r="${row + 1}">${cells.map((value, column) => cell(value, row, column)).join('')}</row>`,
  );
  return aZip({
    'xl/workbook.xml': '<workbook xmlns:r="r"><sheets><sheet name="Ordine" r:id="rId7"/></sheets></workbook>',
    'xl/_rels/workbook.xml.rels':
      '<Relationships><Relationship Id="rId7" Target="worksheets/sheet3.xml"/></Relationships>',
    'xl/sharedStrings.xml': `<sst>${texts.map((text) => `<si><t>${escaped(text)}</t></si>`).join('')}</sst>`,
    'xl/worksheets/sheet3.xml': `<worksheet><sheetData>${sheet.join('')}</sheetData></worksheet>`,
  });
}

/** An archive; `claims` makes a file in it say that it unpacks to so many bytes. */
export function aZip(
  files: Readonly<Record<string, string>>,
  claims: Readonly<Record<string, number>> = {},
): Buffer {
  const parts: Buffer[] = [];
  const directory: Buffer[] = [];
  let offset = 0;
  for (const [name, text] of Object.entries(files)) {
    const whole = Buffer.from(text);
    const packed = deflateRawSync(whole);
    const facts = Buffer.alloc(26);
    facts.writeUInt16LE(20, 0);
    facts.writeUInt16LE(8, 4);
    facts.writeUInt32LE(crc32(whole), 10);
    facts.writeUInt32LE(packed.length, 14);
    facts.writeUInt32LE(claims[name] ?? whole.length, 18);
    facts.writeUInt16LE(Buffer.byteLength(name), 22);
    const local = Buffer.concat([Buffer.from('PK\x03\x04'), facts, Buffer.from(name), packed]);
    const rest = Buffer.alloc(14);
    rest.writeUInt32LE(offset, 10);
    directory.push(Buffer.from('PK\x01\x02'), Buffer.from([20, 0]), facts, rest, Buffer.from(name));
    parts.push(local);
    offset += local.length;
  }
  const listed = Buffer.concat(directory);
  const end = Buffer.alloc(18);
  const count = Object.keys(files).length;
  end.writeUInt16LE(count, 4);
  end.writeUInt16LE(count, 6);
  end.writeUInt32LE(listed.length, 8);
  end.writeUInt32LE(offset, 12);
  return Buffer.concat([...parts, listed, Buffer.from('PK\x05\x06'), end]);
}
