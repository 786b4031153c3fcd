import { FileRefused } from './file-refused.ts';

const zipMark = Buffer.from([0x50, 0x4b, 0x03, 0x04]);
const oldExcelMark = Buffer.from([0xd0, 0xcf, 0x11, 0xe0]);

/** Whether a file is an archive, as XLSX files are. */
export const isArchive = (bytes: Buffer) => bytes.subarray(0, 4).equals(zipMark);

/** Whether a file is a workbook as Excel wrote them before 2007. */
export const isOldExcel = (bytes: Buffer) => bytes.subarray(0, 4).equals(oldExcelMark);

/** Text in UTF-16 with its mark, UTF-8, or as spreadsheets in Italy still write it; refused where it is no text. */
export function decodeText(bytes: Buffer): string {
  if (isOldExcel(bytes)) throw new FileRefused('old-excel');
  const mark = bytes.subarray(0, 2).toString('hex');
  const wide = { fffe: 'utf-16le', feff: 'utf-16be' }[mark];
  const text = wide ? new TextDecoder(wide).decode(bytes) : narrow(bytes);
  if (text.includes('\0')) throw new FileRefused('wrong-type');
  return text;
}

function narrow(bytes: Buffer): string {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return new TextDecoder('windows-1252').decode(bytes);
  }
}
