export type PictureSize = { readonly width: number; readonly height: number };

const pair = (bytes: Uint8Array, at: number) => ((bytes[at] ?? 0) << 8) | (bytes[at + 1] ?? 0);

/** The size of a PNG or JPEG in pixels, read from its head without decoding it; null where it says none. */
export function pictureSize(bytes: Uint8Array): PictureSize | null {
  return bytes[0] === 0x89 ? sizeOfPng(bytes) : sizeOfJpeg(bytes);
}

// The first chunk of a PNG is its head: width and height in four bytes each.
function sizeOfPng(bytes: Uint8Array): PictureSize | null {
  if (bytes.length < 24) return null;
  return sized(pair(bytes, 16) * 65_536 + pair(bytes, 18), pair(bytes, 20) * 65_536 + pair(bytes, 22));
}

// A JPEG is a row of segments; that of a frame (0xC0 to 0xCF, but 0xC4, 0xC8 and 0xCC) has its size.
function sizeOfJpeg(bytes: Uint8Array): PictureSize | null {
  let at = 2;
  while (at + 9 < bytes.length && bytes[at] === 0xff) {
    const marker = bytes[at + 1] ?? 0;
    if (marker >= 0xc0 && marker <= 0xcf && ![0xc4, 0xc8, 0xcc].includes(marker)) {
      return sized(pair(bytes, at + 7), pair(bytes, at + 5));
    }
    at += 2 + pair(bytes, at + 2);
  }
  return null;
}

const sized = (width: number, height: number): PictureSize | null =>
  width > 0 && height > 0 && width <= 99_999 && height <= 99_999 ? { width, height } : null;
