import { expect, test } from 'vitest';
import { checkPage } from './check-page.ts';
import { newBlock, type PageBlock, readBlock, storedContent } from './page-content.ts';

const title = { it: 'Chi siamo', en: '' };
const check = (page: object, stored: readonly PageBlock[] = [], isHome = false) =>
  checkPage({ slug: 'chi-siamo', title, blocks: [], ...page }, { isHome, stored });
const problemsOf = (page: object, stored: readonly PageBlock[] = []) => {
  const checked = check(page, stored);
  return checked.ok ? {} : checked.problems;
};

test('a page needs a title in one language and an address of its own', () => {
  expect(problemsOf({})).toEqual({});
  expect(problemsOf({ title: { it: ' ', en: '' } })).toEqual({ title: 'no-title' });
  expect(problemsOf({ title: { it: '', en: 'About' } })).toEqual({});
  expect(problemsOf({ title: { it: 'x'.repeat(161), en: '' } })).toEqual({ title: 'too-long' });
});

test.each([
  ['', 'no-slug'],
  ['Chi siamo', 'bad-slug'],
  ['chi--siamo', 'bad-slug'],
  ['../staff', 'bad-slug'],
  ['perché', 'bad-slug'],
  ['cart', 'own-area'],
  ['staff', 'own-area'],
  ['x'.repeat(81), 'too-long'],
])('the address “%s” is refused: %s', (slug, problem) => {
  expect(problemsOf({ slug })).toEqual({ slug: problem });
});

test('the home page has neither', () => {
  const checked = check({ slug: 'altro' }, [], true);
  expect(checked.ok && checked.content).toEqual({ slug: '', title: { it: '', en: '' }, blocks: [] });
});

const hero = newBlock('hero', 'h');

test.each(['javascript:alert(1)', 'http:', '//evil.example', '/a b', 'shop', '/\\evil'])(
  'a link to “%s” is refused beside its field',
  (linkTo) => {
    const values = { ...hero.values, linkTo };
    expect(problemsOf({ blocks: [{ ...hero, values }] })).toEqual({ 'h.linkTo': 'bad-address' });
  },
);

test.each(['', '/shop/', '/shop/?orderby=popularity', 'https://example.com/a?b=c', '#listino'])(
  'a link to “%s” is fine',
  (linkTo) => {
    expect(problemsOf({ blocks: [{ ...hero, values: { ...hero.values, linkTo } }] })).toEqual({});
  },
);

test('what is wrong within a list is said with its place', () => {
  const columns = newBlock('columns', 'c');
  const item = { picture: null, title, html: title, linkLabel: title, linkTo: 'ftp:x' };
  const blocks = [{ ...columns, values: { title, items: [{ ...item, linkTo: '' }, item] } }];
  expect(problemsOf({ blocks })).toEqual({ 'c.items.1.linkTo': 'bad-address' });
});

test('too many blocks, two of one name and what is no page are refused', () => {
  const many = Array.from({ length: 61 }, (_, at) => newBlock('promises', `p${at}`));
  expect(problemsOf({ blocks: many })).toEqual({ blocks: 'too-many-blocks' });
  expect(problemsOf({ blocks: [hero, hero] })).toEqual({ blocks: 'bad-value' });
  expect(problemsOf({ blocks: 'tutto' })).toEqual({ blocks: 'bad-value' });
});

const columns = (...inner: readonly (readonly object[])[]) => {
  const block = newBlock('blockColumns', 'c');
  return { ...block, values: { ...block.values, columns: inner } };
};

test('what is wrong in a block within columns is said beside its field', () => {
  const blocks = [columns([], [{ ...hero, values: { ...hero.values, linkTo: 'ftp:x' } }])];
  expect(problemsOf({ blocks })).toEqual({ 'h.linkTo': 'bad-address' });
});

test('blocks within columns count as those of the page, and have names of their own', () => {
  const many = Array.from({ length: 30 }, (_, at) => newBlock('promises', `p${at}`));
  const more = Array.from({ length: 29 }, (_, at) => newBlock('promises', `q${at}`));
  expect(problemsOf({ blocks: [columns(many, more)] })).toEqual({});
  expect(problemsOf({ blocks: [columns(many, [...more, hero])] })).toEqual({ blocks: 'too-many-blocks' });
  expect(problemsOf({ blocks: [hero, columns([hero], [])] })).toEqual({ blocks: 'bad-value' });
});

test('columns within a column, too many and too few are refused', () => {
  const inner = { ...columns([], []), id: 'd' };
  expect(problemsOf({ blocks: [columns([inner], [])] })).toEqual({ d: 'unknown-block' });
  expect(problemsOf({ blocks: [columns([])] })).toEqual({ 'c.columns': 'bad-value' });
  expect(problemsOf({ blocks: [columns([], [], [], [], [])] })).toEqual({ 'c.columns': 'too-long' });
  expect(problemsOf({ blocks: [columns([], [], [])] })).toEqual({ c: 'unknown-block' });
});

test('a block of a newer version within columns stays as it is stored, and may be moved out of them', () => {
  const newer = { id: 'n', kind: 'text', version: 9, values: { later: true } };
  const stored = [readBlock(columns([newer], []), 0)];
  const posted = { ...newer, values: { later: 'changed' } };
  const checked = check({ blocks: [columns([], [posted])] }, stored);
  expect(checked.ok && storedContent(checked.content).blocks).toEqual([columns([], [newer])]);
  const moved = check({ blocks: [posted, columns([], [])] }, stored);
  expect(moved.ok && storedContent(moved.content).blocks).toEqual([newer, columns([], [])]);
  expect(problemsOf({ blocks: [columns([newer], [])] })).toEqual({ n: 'unknown-block' });
});

test('a block of a newer version stays as it is stored, whatever is posted for it; a new one never comes in', () => {
  const newer = { id: 'n', kind: 'text', version: 9, values: { later: true } };
  const stored = [readBlock(newer, 0)];
  const checked = check({ blocks: [{ ...newer, values: { later: 'changed' } }] }, stored);
  expect(checked.ok && checked.content.blocks).toEqual(stored);
  expect(problemsOf({ blocks: [newer] })).toEqual({ n: 'unknown-block' });
});
