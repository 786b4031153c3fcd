import { randomUUID } from 'node:crypto';

// Nobody can know it, so that no text of the shop or of a visitor is taken for a mark.
const secret = randomUUID();
const marks = new RegExp(`\\[${secret} ([a-z-]+)\\]`);

/** Stands in a frame where each page says something of its own. */
export const markOf = (name: string) => `[${secret} ${name}]`;

/** A page around what differs from page to page. */
export type PageFrame = {
  /** The whole page; a place that nothing is said of stays empty. The bytes are good until the next page is filled. */
  fill(contents: ReadonlyMap<string, string>): Buffer<ArrayBuffer>;
};

// Used again for every page; it grows with the longest one.
let room = Buffer.allocUnsafeSlow(512 * 1024);

const mostBytesOfCharacter = 3;

/** Cuts a page at its marks. */
export function cutFrame(page: string): PageFrame {
  // What stands around the marks is at even places, the names of the marks between.
  const pieces = page.split(marks);
  return {
    fill(contents) {
      const text = pieces.map((piece, at) => (at % 2 === 0 ? piece : (contents.get(piece) ?? ''))).join('');
      const most = mostBytesOfCharacter * text.length;
      if (room.length < most) room = Buffer.allocUnsafeSlow(2 * most);
      return room.subarray(0, room.write(text));
    },
  };
}
