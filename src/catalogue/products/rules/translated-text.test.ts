import { expect, test } from 'vitest';
import { translatedName } from './translated-text.ts';

test('[SITE-01] a name is in the language of the reader where it is translated, and says which one it is in where it is not', () => {
  expect(translatedName('Disco', 'Brake disc', 'it')).toEqual({ name: 'Brake disc' });
  expect(translatedName('Disco', null, 'it')).toEqual({ name: 'Disco', lang: 'it' });
  expect(translatedName('Disco', undefined, undefined)).toEqual({ name: 'Disco' });
});
