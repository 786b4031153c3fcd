import { deflateSync } from 'node:zlib';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { MAX_FILE_BYTES } from '#catalogue/media/rules/picture-limits.ts';
import { aClaimingPng, anAnimatedPng, aPicture } from '../factories/a-picture.ts';
import { aPictureUploader, type PictureUploader } from '../factories/a-picture-uploader.ts';
import { aProduct } from '../factories/a-product.ts';
import { aShop, type TestShop } from '../factories/a-shop.ts';

let shop: TestShop;
let setup: PictureUploader;
let productId: number;

beforeAll(async () => {
  shop = await aShop();
  setup = await aPictureUploader(shop);
  productId = (await aProduct(shop.db)).id;
});
afterAll(() => shop.close());

const jpeg = () => aPicture().jpeg().toBuffer();
const aMovingWebp = async () => {
  const frames = await Promise.all([aPicture().png().toBuffer(), aPicture().negate().png().toBuffer()]);
  return sharp(frames, { join: { animated: true } })
    .webp({ loop: 0 })
    .toBuffer();
};
const html = Buffer.from('<!doctype html><script>alert(1)</script>');
const svg = Buffer.from(
  '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"><script>alert(1)</script></svg>',
);
const half = async (picture: Promise<Buffer>) => {
  const whole = await picture;
  return whole.subarray(0, Math.floor(whole.length / 2));
};

test.each<[string, () => Promise<Uint8Array> | Uint8Array, string]>([
  ['a page disguised as a picture', () => html, 'not-a-picture'],
  ['a drawing with a script', () => svg, 'not-a-picture'],
  [
    'a drawing behind a mark and spaces',
    () => Buffer.concat([Buffer.from('\u{feff}\n '), svg]),
    'not-a-picture',
  ],
  ['a text', () => Buffer.from('solo testo'), 'not-a-picture'],
  ['a program', () => Buffer.from('\x7fELF\x02\x01'), 'not-a-picture'],
  ['nothing at all', () => new Uint8Array(), 'empty'],
  ['one byte', () => new Uint8Array([0xff]), 'not-a-picture'],
  ['only the beginning of a JPEG', () => new Uint8Array([0xff, 0xd8, 0xff, 0xe0]), 'damaged'],
  ['a JPEG cut off half way', () => half(jpeg()), 'damaged'],
  ['a PNG cut off half way', () => half(aPicture().png().toBuffer()), 'damaged'],
  ['a WebP cut off half way', () => half(aPicture().webp().toBuffer()), 'damaged'],
  ['an AVIF cut off half way', () => half(aPicture().avif({ effort: 0 }).toBuffer()), 'damaged'],
  [
    'a hundred megapixels',
    () => aClaimingPng(10_000, 10_000, deflateSync(Buffer.alloc(10_001 * 100))),
    'too-many-pixels',
  ],
  [
    'a bomb of few bytes',
    () => aClaimingPng(50_000, 50_000, deflateSync(Buffer.alloc(50_001 * 1000))),
    'too-many-pixels',
  ],
  ['a line without end', () => aClaimingPng(60_000, 100, deflateSync(Buffer.alloc(10))), 'too-many-pixels'],
  [
    'a size beyond numbers',
    () => aClaimingPng(0x7fffffff, 0x7fffffff, deflateSync(Buffer.alloc(10))),
    'damaged',
  ],
  ['a GIF', () => aPicture().gif().toBuffer(), 'unfit-kind'],
  ['a moving WebP', aMovingWebp, 'animated'],
  ['a moving PNG', anAnimatedPng, 'animated'],
  [
    'a photograph of a telephone in HEIC',
    () => Buffer.from('\0\0\0\x18ftypheic\0\0\0\0mif1heic', 'latin1'),
    'phone-format',
  ],
  [
    'too many bytes',
    () => Buffer.concat([Buffer.from([0xff, 0xd8, 0xff]), Buffer.alloc(MAX_FILE_BYTES)]),
    'too-large',
  ],
])('%s is refused and leaves nothing behind', async (_what, bytes, problem) => {
  const before = await setup.everyFile();
  const response = await setup.send(productId, [{ name: 'foto.jpg', bytes: await bytes() }]);
  expect([response.status, await response.json()]).toEqual([
    422,
    { added: 0, refused: [{ name: 'foto.jpg', problem }], problem: null },
  ]);
  expect(await setup.gallery(productId)).toEqual([]);
  expect(await setup.everyFile()).toEqual(before);
});
