import { expect, test } from 'vitest';
import { isBrandFile, logoOf } from './shop-brand.ts';

const random = '0123456789abcdef0123';

test.each([
  ['660x132', 220, 44],
  ['660x60', 220, 20],
  ['132x132', 44, 44],
  // never larger than it is
  ['90x30', 90, 30],
])('a logo of %s pixels is shown as %i x %i', (size, width, height) => {
  const shop_logo = `logo-${random}-${size}`;
  expect(logoOf({ shop_logo })).toEqual({
    png: `${shop_logo}.png`,
    webp: `${shop_logo}.webp`,
    width,
    height,
  });
});

test.each(['', 'logo', `logo-${random}-0x10`, `../logo-${random}-10x10`, `logo-${random}-10x10.png`])(
  'a shop whose setting says %j has no logo',
  (shop_logo) => expect(logoOf({ shop_logo })).toBeNull(),
);

test('a setting takes the names of stored pictures alone, each of its kind', () => {
  expect(isBrandFile('logo', `logo-${random}-480x120`)).toBe(true);
  expect(isBrandFile('icon', `icon-${random}`)).toBe(true);
  expect(isBrandFile('icon', '')).toBe(true);
  for (const name of [`icon-${random}`, 'x', `logo-${random}-480x120"onload="`]) {
    expect(isBrandFile('logo', name)).toBe(false);
  }
});
