import { randomUUID } from 'node:crypto';

// Random, so that no text of the shop or of a visitor is taken for a mark.
const secret = randomUUID();
const marks = new RegExp(`\\[${secret} ([a-z0-9-]+)\\]`);

/** A mark in shared markup, to be replaced by the content of each page that is made of it. */
export const markOf = (name: string) => `[${secret} ${name}]`;

/** The markup around the marks, at even positions, and the names of the marks between. */
export const cutAtMarks = (markup: string): readonly string[] => markup.split(marks);

/** What replaces a mark; bytes where many pages have the same. */
export type Content = string | Buffer;

/** A page around what differs from page to page. */
export type PageFrame = {
  /** Hands over the whole page; a mark without content stays empty. The bytes are good while `take` runs: pages share them. */
  fill(contents: ReadonlyMap<string, Content>, take: (page: Buffer<ArrayBuffer>) => void): void;
};

// Reused for every page; it grows with the longest one.
let buffer = Buffer.allocUnsafeSlow(512 * 1024);

const mostBytesOfCharacter = 3;

const mostBytesOf = (content: Content) =>
  typeof content === 'string' ? mostBytesOfCharacter * content.length : content.length;

/** Cuts a page at its marks. */
export function cutFrame(page: string): PageFrame {
  const pieces = cutAtMarks(page).map((text, at) =>
    at % 2 === 0 ? { constant: Buffer.from(text) } : { name: text },
  );
  return {
    fill(contents, take) {
      const filled = pieces.map(({ constant, name }) => constant ?? contents.get(name) ?? '');
      const most = filled.reduce((sum, content) => sum + mostBytesOf(content), 0);
      if (buffer.length < most) buffer = Buffer.allocUnsafeSlow(2 * most);
      let length = 0;
      for (const content of filled) {
        length += typeof content === 'string' ? buffer.write(content, length) : content.copy(buffer, length);
      }
      take(buffer.subarray(0, length));
    },
  };
}
