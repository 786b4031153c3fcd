import { expect, test } from 'vitest';
import { toCents } from '#foundation/money/rules/cents.ts';
import { actsByItself } from './acts-by-itself.ts';

const attribute = (name: string, preset: string) => ({ name, label: name, preset, options: [] });
const part = {
  allAtOnce: false,
  soldIndividually: false,
  tierTable: null,
  tiers: [],
  variationAttributes: [],
};
const terms = {
  highlight: true,
  clickFills: true,
  useLowest: false,
  discountColumn: false,
  wholeCart: false,
  variationsTogether: false,
};

test('the top of a plain product waits until it is touched', () => {
  expect(actsByItself(part, null)).toBe(false);
});

test('[PDP-09] a gallery with a feature does not wait', () => {
  expect(actsByItself(part, { slider: false, zoom: true, lightbox: false })).toBe(true);
});

test('[TIER-05] a tier table highlights its row without being touched', () => {
  const tiers = [{ from: 10, unit: toCents(900) }];
  expect(actsByItself({ ...part, tierTable: terms, tiers }, null)).toBe(true);
  expect(actsByItself({ ...part, tierTable: terms, tiers, soldIndividually: true }, null)).toBe(false);
  expect(actsByItself({ ...part, tierTable: terms }, null)).toBe(false);
});

test('[VAR-27] variations that do not come with the page are asked for at once', () => {
  expect(actsByItself({ ...part, allAtOnce: true }, null)).toBe(true);
});

test('[VAR-23] only presets that find a variation show it by themselves', () => {
  const litres = attribute('attribute_pa_litri', '5l');
  expect(actsByItself({ ...part, variationAttributes: [litres] }, null)).toBe(true);
  const grade = attribute('attribute_pa_grado', '');
  expect(actsByItself({ ...part, variationAttributes: [litres, grade] }, null)).toBe(false);
});
