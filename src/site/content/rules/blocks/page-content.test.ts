import { expect, test } from 'vitest';
import { staffMessagesFor } from '#messages/staff-messages-for.ts';
import type { BlockFields } from './block-fields.ts';
import { blockKindNames, blockKinds, fieldsOf } from './block-kinds.ts';
import { shownText } from './localized.ts';
import {
  emptyPage,
  everyBlock,
  isForeign,
  newBlock,
  readBlock,
  readPageContent,
  storedContent,
} from './page-content.ts';
import { startingHome, startingHomeWith } from './starting-home.data.ts';
import { markupOf, pictureIdsOf, productIdsOf, textOf } from './walk-fields.ts';

const text = (it: string, en = '') => ({ it, en });
const title = text('Freni');

test('a page is read as it was written down', () => {
  const page = { slug: 'freni', title, blocks: blockKindNames.map((kind) => newBlock(kind, kind)) };
  const stored = JSON.parse(JSON.stringify(storedContent(page)));
  expect(readPageContent(stored)).toEqual(page);
  expect(readPageContent(stored)?.blocks.filter(isForeign)).toEqual([]);
});

test.each([
  ['of a kind that nobody knows', { id: 'a', kind: 'carosello-3d', version: 1, values: { x: 1 } }],
  ['of a newer version', { id: 'a', kind: 'text', version: 2, values: { html: text('<p>Ciao</p>') } }],
  ['that is damaged', { id: 'a', kind: 'text', version: 1, values: { html: 7 } }],
  ['that is no block at all', 'testo'],
])('a block %s is kept as it came and belongs to nobody', (_, stored) => {
  const block = readBlock(stored, 3);
  expect(isForeign(block)).toBe(true);
  const page = readPageContent({ slug: 'a', title, blocks: [stored] });
  expect(page && storedContent(page).blocks).toEqual([stored]);
});

test('what is no page is none', () => {
  for (const wrong of [null, undefined, 3, [], {}, { slug: 'a', title: 'b', blocks: [] }])
    expect(readPageContent(wrong)).toBeNull();
  expect(readPageContent(storedContent(emptyPage))).toEqual(emptyPage);
});

test('the first home page can be read, with a picture or without', () => {
  for (const page of [startingHome, startingHomeWith(7)]) {
    expect(readPageContent(JSON.parse(JSON.stringify(storedContent(page))))).toEqual(page);
  }
  expect(pictureIdsOf(startingHomeWith(7).blocks)).toEqual([7]);
});

test('a text is shown in the language of its reader, or in the other one with its name', () => {
  expect(shownText(text('Freni', 'Brakes'), 'en')).toEqual({ text: 'Brakes' });
  expect(shownText(text('Freni'), 'en')).toEqual({ text: 'Freni', lang: 'it' });
  expect(shownText(text('', 'Brakes'), 'it')).toEqual({ text: 'Brakes', lang: 'en' });
  expect(shownText(text(''), 'it')).toEqual({ text: '' });
});

test('pictures, products and markup are found in every block, in lists as well', () => {
  const empty = newBlock('columns', 'c');
  const item = { picture: 4, title, html: text('<p>Uno</p>', '<p>One</p>'), linkLabel: title, linkTo: '' };
  const chosen = newBlock('products', 'p');
  const blocks = [
    { ...empty, values: { title, items: [item, { ...item, picture: null }] } },
    { ...chosen, values: { ...chosen.values, chosen: [8, 9, 8] } },
  ] as never;
  expect(pictureIdsOf(blocks)).toEqual([4]);
  expect(productIdsOf(blocks)).toEqual([8, 9]);
  expect(textOf(blocks, 'en')).toBe('<p>One</p>\n<p>One</p>');
  expect(markupOf(blocks)).toContain('<p>Uno</p>');
});

const columns = (...inner: readonly (readonly unknown[])[]) => {
  const block = newBlock('blockColumns', 'c');
  return { ...block, values: { ...block.values, columns: inner } };
};
const read = (...blocks: readonly unknown[]) => readPageContent({ slug: 'a', title, blocks });

test('blocks in columns are read and written down as those of the page, with what nobody can read among them', () => {
  const newer = { id: 'n', kind: 'text', version: 2, values: { later: true } };
  const stored = columns([newBlock('text', 't'), newer], ['testo']);
  const page = read(stored);
  expect(page && storedContent(page).blocks).toEqual([stored]);
  expect(everyBlock(page?.blocks ?? []).map((block) => [block.id, isForeign(block)])).toEqual([
    ['c', false],
    ['t', false],
    ['n', true],
    ['unread-0-1-0', true],
  ]);
});

test.each([
  ['columns within a column', columns([columns([], [])], []), ['c', 'c']],
  ['one column', columns([]), ['c']],
  ['five columns', columns([], [], [], [], []), ['c']],
  ['three columns in a layout of two', columns([], [], []), ['c']],
])('%s are kept as they came and belong to nobody', (_, stored, ids) => {
  const blocks = everyBlock(read(stored)?.blocks ?? []);
  expect(blocks.map(({ id }) => id)).toEqual(ids);
  expect(blocks.at(-1) && isForeign(blocks.at(-1) as never)).toBe(true);
});

test('columns that stand in pages of today show what they did', () => {
  const item = { picture: 4, title, html: text('<p>Uno</p>'), linkLabel: title, linkTo: '/shop/' };
  const stored = { id: 'o', kind: 'columns', version: 1, values: { title, items: [item] } };
  expect(read(stored)?.blocks).toEqual([stored]);
});

test('pictures, products and markup are found in blocks within columns', () => {
  const picture = newBlock('picture', 'p');
  const chosen = newBlock('carousel', 'k');
  const page = read(
    columns(
      [{ ...picture, values: { ...picture.values, picture: 4 } }],
      [
        { ...chosen, values: { ...chosen.values, chosen: [8] } },
        { ...newBlock('text', 't'), values: { html: text('<p>Uno</p>') } },
      ],
    ),
  );
  const blocks = page?.blocks ?? [];
  expect(pictureIdsOf(blocks)).toEqual([4]);
  expect(productIdsOf(blocks)).toEqual([8]);
  expect(markupOf(blocks)).toBe('<p>Uno</p>');
});

const namesOf = (fields: BlockFields): readonly string[] =>
  Object.entries(fields).flatMap(([name, field]) =>
    field.control === 'list' ? [name, ...namesOf(field.fields).map((inner) => `${name}.${inner}`)] : [name],
  );

test.each(['it', 'en'] as const)('every block, field and choice has its words in %s', (locale) => {
  const { blocks, choices } = staffMessagesFor(locale).staffPages;
  for (const kind of blockKindNames) {
    expect(Object.keys(blocks[kind].fields), kind).toEqual(namesOf(fieldsOf(kind)));
  }
  const values = Object.values(blockKinds).flatMap(({ fields }) =>
    Object.values(fields as BlockFields).flatMap((field) => (field.control === 'choice' ? field.values : [])),
  );
  expect(Object.keys(choices).toSorted()).toEqual([...new Set(values)].toSorted());
});
