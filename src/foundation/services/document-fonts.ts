/** The family that a document is set in where its text allows it. */
export type DocumentFont = 'standard' | 'thai' | 'japanese';

/** A family and the files that it comes in. */
type Family = { readonly family: string; readonly files: readonly string[] };

const weights = [400, 700] as const;
const filesOf = (name: string, subset: string) =>
  weights.map((weight) => `@fontsource/${name}/files/${name}-${subset}-${weight}-normal.woff`);

const european: Family = { family: 'Barlow', files: filesOf('barlow', 'latin') };
const arabic: Family = { family: 'Noto Sans Arabic', files: filesOf('noto-sans-arabic', 'arabic') };
const thai: Family = { family: 'Noto Sans Thai', files: filesOf('noto-sans-thai', 'thai') };
const japanese: Family = { family: 'BIZ UDPGothic', files: filesOf('biz-udpgothic', 'japanese') };
// Typst uses one file per family: letters like Č and ő come from the second file of a family that the document does not use otherwise.
const moreLatin = {
  thai: { family: thai.family, files: filesOf('noto-sans-thai', 'latin-ext') },
  japanese: { family: japanese.family, files: filesOf('biz-udpgothic', 'latin-ext') },
} as const;

const thaiLetters = /[\u0e00-\u0e7f]/;
const japaneseLetters = /[\u3000-\u30ff\u3400-\u9fff\uf900-\ufaff\uff00-\uffef]/;

/**
 * The font families of a document, first the chosen one, and their files (OFF-08). Scripts of the text that this one lacks get families of
 * their own.
 */
export function documentFonts(
  font: DocumentFont,
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

const rightToLeft = /[\u0590-\u08ff\ufb1d-\ufdff\ufe70-\ufefc]/;
const letter = /\p{L}/u;

/** Which way a text is read: from the right where its first letter is one of Arabic or Hebrew script (OFF-08). */
export function writingDirection(text: string): 'rtl' | 'ltr' {
  const first = Array.from(text).find((character) => letter.test(character));
  return first !== undefined && rightToLeft.test(first) ? 'rtl' : 'ltr';
}
