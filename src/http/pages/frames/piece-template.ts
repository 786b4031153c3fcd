import type { Texts } from '#kit/ui/static/cached-markup.tsx';
import { escapedText } from './head-markup.ts';
import { cutAtMarks, markOf } from './page-frame.ts';

/** What a piece says: which texts it has, and what they are, in the same order. */
export type ReadTexts = { readonly shape: string; readonly texts: readonly string[] };

/** Reads the texts of a piece; those of one shape differ in nothing but what they say. */
export function readTexts(of: Texts): ReadTexts {
  const texts: string[] = [];
  return { shape: readInto(texts, of), texts };
}

function readInto(texts: string[], of: Texts): string {
  let shape = '';
  for (const name of Object.keys(of)) {
    const text = of[name];
    if (typeof text === 'string') {
      texts.push(text);
      shape += `${name} `;
    } else if (text) {
      shape += `${name}(${readInto(texts, text)})`;
    }
  }
  return shape;
}

/** The same with marks instead of the texts, numbered as they are read. */
export function markedTexts<Own extends Texts>(of: Own): Own {
  let count = 0;
  const marked = (some: Texts): Texts =>
    Object.fromEntries(
      Object.entries(some).map(([name, text]) => {
        if (typeof text === 'string') return [name, markOf(String(count++))];
        return [name, text && marked(text)];
      }),
    );
  // Every text became another text, and nothing else is different.
  return marked(of) as Own;
}

/** Markup that was rendered with marks, cut at them. */
export type PieceTemplate = {
  /** the markup around the marks: one more than there are positions */
  readonly constants: readonly string[];
  /** the number of the text that replaces each mark */
  readonly positions: readonly number[];
};

// A slice of a string keeps the whole of it in memory, which is all that was rendered in the same call.
const oneByte = /^[\0-\xff]*$/;
function copyOf(text: string): string {
  const encoding = oneByte.test(text) ? 'latin1' : 'utf16le';
  return Buffer.from(text, encoding).toString(encoding);
}

/** Cuts a piece that was rendered with marks, or without any. */
export function cutTemplate(drawn: string): PieceTemplate {
  const parts = cutAtMarks(drawn);
  return {
    constants: parts.filter((_, at) => at % 2 === 0).map(copyOf),
    positions: parts.filter((_, at) => at % 2 === 1).map(Number),
  };
}

/** Writes a piece out of its texts, as React would render it. */
export function fillTemplate({ constants, positions }: PieceTemplate, texts: readonly string[]): string {
  const escaped = texts.map(escapedText);
  return positions.reduce(
    (markup, position, at) => markup + escaped[position] + constants[at + 1],
    constants[0] ?? '',
  );
}
