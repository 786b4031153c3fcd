import { expect, test } from 'vitest';
import {
  type BlockPosition,
  blocksIn,
  copyBlock,
  insertBlock,
  moveBlock,
  positionBeside,
  positionOf,
  removeBlock,
  withLayout,
  withValues,
} from './arrange-blocks.ts';
import { columnsOf, everyBlock, isColumns, newBlock, type PageBlock, withColumns } from './page-content.ts';

const text = (id: string) => newBlock('text', id);
const foreign = (id: string): PageBlock => ({ id, foreign: { kind: 'futuro', version: 2 }, stored: { id } });

/** Columns with texts by their ids. */
function columns(id: string, ...inner: readonly (readonly PageBlock[])[]): PageBlock {
  const block = newBlock('blockColumns', id);
  return isColumns(block) ? withColumns(block, inner) : block;
}

/** A page as its ids: `a [b c | d]`. */
const idsOf = (blocks: readonly PageBlock[]): string =>
  blocks
    .map((block) =>
      isColumns(block)
        ? `${block.id} [${columnsOf(block)
            .map((column) => idsOf(column))
            .join(' | ')}]`
        : block.id,
    )
    .join(' ');

const page = [text('a'), columns('c', [text('l1'), text('l2')], [text('r1')]), text('z')];
const left = { block: 'c', column: 0 };
const right = { block: 'c', column: 1 };

test.each<[string, string, BlockPosition, string]>([
  ['down on the page', 'a', { list: null, at: 3 }, 'c [l1 l2 | r1] z a'],
  ['up on the page', 'z', { list: null, at: 0 }, 'z a c [l1 l2 | r1]'],
  ['down in its column', 'l1', { list: left, at: 2 }, 'a c [l2 l1 | r1] z'],
  ['into the other column', 'l1', { list: right, at: 0 }, 'a c [l2 | l1 r1] z'],
  ['into a column from the page', 'a', { list: right, at: 1 }, 'c [l1 l2 | r1 a] z'],
  ['out of a column', 'r1', { list: null, at: 1 }, 'a r1 c [l1 l2 | ] z'],
  ['to where it is', 'l2', { list: left, at: 1 }, 'a c [l1 l2 | r1] z'],
])('a block is moved %s', (_, id, place, expected) => {
  expect(idsOf(moveBlock(page, id, place))).toBe(expected);
});

test('columns never come into a column, and what is not there is not moved', () => {
  const two = [...page, columns('d', [], [])];
  expect(moveBlock(two, 'd', { list: left, at: 0 })).toBe(two);
  expect(moveBlock(two, 'x', { list: null, at: 0 })).toBe(two);
});

test('a block is added, changed and removed within a column as on the page', () => {
  expect(idsOf(insertBlock(page, text('n'), { list: right, at: 1 }))).toBe('a c [l1 l2 | r1 n] z');
  expect(idsOf(removeBlock(page, 'l1'))).toBe('a c [l2 | r1] z');
  expect(idsOf(removeBlock(page, 'c'))).toBe('a z');
  const html = { it: '<p>Nuovo</p>', en: '' };
  const changed = everyBlock(withValues(page, 'r1', { html }));
  expect(changed.find(({ id }) => id === 'r1')).toMatchObject({ values: { html } });
  expect(changed.find(({ id }) => id === 'l1')).toEqual(text('l1'));
});

test('a copy stands behind its block, and columns are copied with all that can be read in them', () => {
  let made = 0;
  const newId = () => `n${++made}`;
  expect(idsOf(copyBlock(page, 'l1', newId))).toBe('a c [l1 n1 l2 | r1] z');
  made = 0;
  const strange = [columns('c', [text('l'), foreign('f')], [])];
  expect(idsOf(copyBlock(strange, 'c', newId))).toBe('c [l f | ] n2 [n1 | ]');
  expect(copyBlock(strange, 'f', newId)).toBe(strange);
});

test('fewer columns hold what more columns held', () => {
  const block = columns('c', [text('a')], [text('b')], [text('c1')], [text('d')]);
  const shown = (layout: Parameters<typeof withLayout>[1]) =>
    isColumns(block) && idsOf([withLayout(block, layout)]);
  expect(shown('thirds')).toBe('c [a | b | c1 d]');
  expect(shown('wide-narrow')).toBe('c [a | b c1 d]');
  const [, two] = page;
  expect(two && isColumns(two) && idsOf([withLayout(two, 'quarters')])).toBe('c [l1 l2 | r1 |  | ]');
});

test('step by step a block passes through columns and comes out behind them, and back the same way', () => {
  const seen = [idsOf(page)];
  let blocks: readonly PageBlock[] = page;
  const step = (by: -1 | 1) => {
    const place = positionBeside(blocks, 'a', by);
    if (!place) return false;
    blocks = moveBlock(blocks, 'a', place);
    seen.push(idsOf(blocks));
    return true;
  };
  while (step(1));
  expect(seen).toEqual([
    'a c [l1 l2 | r1] z',
    'c [a l1 l2 | r1] z',
    'c [l1 l2 | r1 a] z',
    'c [l1 l2 | r1] a z',
  ]);
  while (step(-1));
  expect(seen.slice(4)).toEqual(['c [l1 l2 | r1 a] z', 'c [l1 l2 a | r1] z', 'a c [l1 l2 | r1] z']);
});

test('columns beside columns stay beside them', () => {
  const two = [columns('c', [], []), columns('d', [], [])];
  expect(positionBeside(two, 'd', -1)).toBeNull();
  expect(positionBeside(two, 'c', 1)).toBeNull();
  expect(positionBeside(two, 'x', 1)).toBeNull();
});

test('a block is found where it stands', () => {
  expect(positionOf(page, 'r1')).toEqual({ list: right, at: 0 });
  expect(positionOf(page, 'x')).toBeNull();
  expect(blocksIn(page, left).map(({ id }) => id)).toEqual(['l1', 'l2']);
  expect(blocksIn(page, { block: 'a', column: 0 })).toEqual([]);
});
