import { expect, test } from 'vitest';
import { deadReferences } from './check-docs.ts';

const tree = {
  exists: (path: string) => path === 'src/shop' || path === 'docs/glossary.md',
  scripts: ['check'],
};
const deadIn = (text: string) => deadReferences({ path: 'docs/page.md', text }, tree);

test('what exists may be named', () => {
  expect(
    deadIn('See `src/shop`, `npm run check`, [words](glossary.md), [a site](https://example.org).'),
  ).toEqual([]);
});

test.each([
  ['path', 'See `src/shops`.'],
  ['script', 'Run `npm run chekc`.'],
  ['link', 'See [words](glosary.md).'],
])('a %s that does not exist is told', (_, text) => {
  expect(deadIn(text)).toHaveLength(1);
});

test('a decision that was superseded may name what there was', () => {
  expect(deadIn('Status: superseded by [0002](glossary.md).\n\nSee `src/shops`.')).toEqual([]);
  expect(deadIn('Nothing of it is superseded. See `src/shops`.')).toHaveLength(1);
});
