import { expect, test } from 'vitest';
import { pictureSize } from './picture-size.ts';

const png = (width: number, height: number) => {
  const bytes = new Uint8Array(33);
  bytes.set([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 0, 0, 0, 13, 0x49, 0x48, 0x44, 0x52]);
  new DataView(bytes.buffer).setUint32(16, width);
  new DataView(bytes.buffer).setUint32(20, height);
  return bytes;
};

test('the size of a PNG is in its head', () => {
  expect(pictureSize(png(1240, 1754))).toEqual({ width: 1240, height: 1754 });
  expect(pictureSize(png(0, 10))).toBeNull();
  expect(pictureSize(png(10, 10).slice(0, 20))).toBeNull();
});

test('the size of a JPEG is in its frame, behind other segments', () => {
  const jpeg = [
    0xff, 0xd8, 0xff, 0xe0, 0x00, 0x04, 1, 2, 0xff, 0xc4, 0x00, 0x03, 9, 0xff, 0xc2, 0x00, 0x0b, 8, 0x06,
    0xda, 0x04, 0xd8, 3, 1, 0x11, 0,
  ];
  expect(pictureSize(new Uint8Array(jpeg))).toEqual({ width: 1240, height: 1754 });
  expect(pictureSize(new Uint8Array(jpeg.slice(0, 12)))).toBeNull();
  expect(pictureSize(new Uint8Array())).toBeNull();
});
