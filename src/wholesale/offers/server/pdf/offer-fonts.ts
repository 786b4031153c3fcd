import type { PdfFont } from '../../rules/pdf-setting.ts';

/** A family and the files that it comes in. */
type Family = { readonly family: string; readonly files: readonly string[] };

const weights = [400, 700] as const;
const filesOf = (name: string, subset: string) =>
  weights.map((weight) => `@fontsource/${name}/files/${name}-${subset}-${weight}-normal.woff`);

const european: Family = { family: 'Barlow', files: filesOf('barlow', 'latin') };
const arabic: Family = { family: 'Noto Sans Arabic', files: filesOf('noto-sans-arabic', 'arabic') };
const thai: Family = { family: 'Noto Sans Thai', files: filesOf('noto-sans-thai', 'thai') };
const japanese: Family = { family: 'BIZ UDPGothic', files: filesOf('biz-udpgothic', 'japanese') };
// Of two files of one family the typesetter sees one: letters like Č and ő come from a family that lends nothing else to the document.
const moreLatin = {
  thai: { family: thai.family, files: filesOf('noto-sans-thai', 'latin-ext') },
  japanese: { family: japanese.family, files: filesOf('biz-udpgothic', 'latin-ext') },
} as const;

const thaiLetters = /[\u0e00-\u0e7f]/;
const japaneseLetters = /[\u3000-\u30ff\u3400-\u9fff\uf900-\ufaff\uff00-\uffef]/;

/**
 * The families that a document is set in, first the one that the setting names, and their files (OFF-08). What the text needs beside it is
 * there whatever the setting says.
 */
export function offerFonts(
  font: PdfFont,
  text: string,
): { readonly families: readonly string[]; readonly files: readonly string[] } {
  const needsThai = font === 'thai' || thaiLetters.test(text);
  const needsJapanese = font === 'japanese' || japaneseLetters.test(text);
  const first = font === 'thai' ? thai : font === 'japanese' ? japanese : european;
  const others = [
    european,
    arabic,
    ...(needsThai ? [thai] : []),
    ...(needsJapanese ? [japanese] : []),
    ...(needsThai ? (needsJapanese ? [] : [moreLatin.japanese]) : [moreLatin.thai]),
  ];
  const chosen = [first, ...others.filter((family) => family !== first)];
  return { families: chosen.map(({ family }) => family), files: chosen.flatMap(({ files }) => files) };
}
