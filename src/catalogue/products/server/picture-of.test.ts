import { expect, test } from 'vitest';
import { pictureOf } from './picture-of.ts';

const row = { file_key: 'disco', alt: '', width: 640, height: 480, widths: [320] };

test('a picture without a text of its own is described by the name of its product, in the language of the reader', () => {
  expect(pictureOf(row, { own: 'Disco freno' })).toMatchObject({ alt: 'Disco freno' });
  const english = { contentLocale: 'it', own: 'Disco freno' } as const;
  expect(pictureOf(row, { ...english, translated: 'Brake disc' })).toEqual(
    expect.objectContaining({ alt: 'Brake disc' }),
  );
  expect(pictureOf(row, english)).toMatchObject({ alt: 'Disco freno', lang: 'it' });
  expect(pictureOf({ ...row, alt: 'Di lato' }, english)).toMatchObject({ alt: 'Di lato', lang: 'it' });
});

test('a picture of nothing that has a name stays without a text', () => {
  expect(pictureOf(row)).toMatchObject({ alt: '' });
});
