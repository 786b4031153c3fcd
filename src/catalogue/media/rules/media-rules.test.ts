import fc from 'fast-check';
import { expect, test } from 'vitest';
import { arrangePictures, readStep } from './arrange-pictures.ts';
import { kindOfFile } from './kind-of-file.ts';
import { pictureKey } from './picture-key.ts';
import { MAX_STORED_HEIGHT, pictureWidths } from './picture-limits.ts';
import { largestStored, maySizeBeDecoded, storedWidths } from './picture-size.ts';
import { readPicturesForm } from './pictures-form.ts';
import { outcomeQuery, readOutcome } from './upload-outcome.ts';

const bytes = (text: string) => new Uint8Array([...text].map((email) => email.charCodeAt(0)));

test.each([
  ['\xff\xd8\xff\xe0', 'jpeg'],
  ['\x89PNG\r\n\x1a\n', 'png'],
  ['RIFF\0\0\0\0WEBPVP8 ', 'webp'],
  ['RIFF\0\0\0\0WAVEfmt ', 'other'],
  ['\0\0\0\x1cftypavif\0\0\0\0mif1', 'avif'],
  ['\0\0\0\x1cftypmif1\0\0\0\0mif1avif', 'avif'],
  ['\0\0\0\x1cftypavis\0\0\0\0avif', 'moving'],
  ['\0\0\0\x18ftypheic\0\0\0\0mif1', 'heic'],
  ['\0\0\0\x18ftypisom\0\0\0\0mp42', 'other'],
  ['GIF89a', 'gif'],
  ['<svg xmlns', 'markup'],
  [' \n<!doctype html>', 'markup'],
  ['\xef\xbb\xbf<?xml', 'markup'],
  ['', 'other'],
  ['%PDF-1.7', 'pdf'],
  [' %PDF-1.7', 'other'],
])('the bytes %j are of the kind %s', (text, kind) => {
  expect(kindOfFile(bytes(text))).toBe(kind);
});

test.each([
  [8000, 6000, true],
  [10_000, 5_000, true],
  [10_000, 5_001, false],
  [16_001, 10, false],
  [0, 10, false],
])('a picture of %i by %i pixels may be decoded: %s', (width, height, may) => {
  expect(maySizeBeDecoded({ width, height })).toBe(may);
});

test('widths grow, end with the largest and never exceed the picture', () => {
  const side = fc.integer({ min: 1, max: 16_000 });
  fc.assert(
    fc.property(side, side, (width, height) => {
      const largest = largestStored({ width, height });
      const widths = storedWidths({ width, height });
      expect(widths.at(-1)).toBe(largest.width);
      expect(widths.toSorted((a, b) => a - b)).toEqual(widths);
      expect(new Set(widths).size).toBe(widths.length);
      expect(largest.width).toBeLessThanOrEqual(Math.min(width, pictureWidths.at(-1) ?? 0));
      expect(largest.height).toBeLessThanOrEqual(Math.min(height, MAX_STORED_HEIGHT));
    }),
  );
});

test('a key says what is shown and can stand in an address', () => {
  expect(pictureKey('Disco freno Ø 280 – è forte!', 'ab12')).toBe('disco-freno-280-e-forte-ab12');
  expect(pictureKey('自転車', 'ab12')).toBe('ab12');
  expect(pictureKey('a'.repeat(500), 'ab12')).toHaveLength(65);
});

test.each([
  ['earlier:2', [2, 1, 3]],
  ['earlier:1', [1, 2, 3]],
  ['later:1', [2, 1, 3]],
  ['later:3', [1, 2, 3]],
  ['first:3', [3, 1, 2]],
  ['remove:2', [1, 3]],
  ['remove:9', [1, 2, 3]],
  ['', [1, 2, 3]],
  ['remove:2; drop', [1, 2, 3]],
])('the step %j of three pictures makes %j', (step, order) => {
  expect(arrangePictures([1, 2, 3], [1, 2, 3], readStep(step))).toEqual(order);
});

test('a picture of the library becomes the last one, and stays where it is when it is one already', () => {
  expect(arrangePictures([1, 2], [2, 1], readStep('add:7'))).toEqual([2, 1, 7]);
  expect(arrangePictures([1, 2], [], readStep('add:1'))).toEqual([1, 2]);
});

test('pictures that were added or removed while the form was open stay where they are', () => {
  expect(arrangePictures([1, 2, 4], [2, 3, 1], readStep(''))).toEqual([2, 1, 4]);
});

function aForm(fields: readonly (readonly [string, string])[]): FormData {
  const form = new FormData();
  for (const [name, value] of fields) form.append(name, value);
  return form;
}

test('a form of pictures is read in its order; without a text the product’s name stands for it', () => {
  const form = aForm([
    ['id', '7'],
    ['id', '5'],
    ['alt-7', '  visto \n da sopra '],
    ['caption-5', 'Lato interno'],
    ['step', 'later:7'],
  ]);
  expect(readPicturesForm(form, 'Disco freno')).toEqual({
    pictures: [
      { id: 7, alt: 'visto da sopra', title: '', caption: '' },
      { id: 5, alt: 'Disco freno', title: '', caption: 'Lato interno' },
    ],
    step: { kind: 'later', id: 7 },
  });
  expect(
    readPicturesForm(
      aForm([
        ['id', 'x'],
        ['id', '-1'],
      ]),
      'Disco',
    )?.pictures,
  ).toEqual([]);
  expect(
    readPicturesForm(
      aForm([
        ['id', '1'],
        ['title-1', 'x'.repeat(121)],
      ]),
      'Disco',
    ),
  ).toBeNull();
});

test('an outcome survives its way through an address', () => {
  const outcome = {
    added: 2,
    refused: [{ name: 'due & tre: foto.jpg', problem: 'damaged' as const }],
    problem: 'busy' as const,
  };
  expect(readOutcome(new URLSearchParams(outcomeQuery(outcome)))).toEqual(outcome);
  expect(readOutcome(new URLSearchParams(''))).toBeNull();
  expect(readOutcome(new URLSearchParams('added=1&refused=<b>:x&problem=none'))).toEqual({
    added: 1,
    refused: [],
    problem: null,
  });
});
