import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { MarkupContext, type MarkupOf } from './cached-markup.tsx';
import type { StaticKey } from './static-key.ts';
import { StaticDataContext, StaticPart } from './static-part.tsx';

type Words = readonly string[];
const list: StaticKey<Words> = { name: 'list' };
const cachedList: StaticKey<Words> = { name: 'cached', isCached: true };

function render(of: StaticKey<Words>, data: Words | null, cached: Map<string, string> | null = null) {
  const markupOf: MarkupOf = (pieces) =>
    pieces.map((piece) => {
      if (piece.texts) throw new Error('a part is cached by what it shows');
      const key = `${piece.way} ${piece.of}`;
      const known = cached?.get(key) ?? renderToStaticMarkup(piece.render());
      cached?.set(key, known);
      return known;
    });
  return renderToStaticMarkup(
    <StaticDataContext value={new Map(data ? [[of.name, data]] : [])}>
      <MarkupContext value={cached && markupOf}>
        <StaticPart of={of} render={(words) => words.map((word) => <i key={word}>{word}</i>)} />
      </MarkupContext>
    </StaticDataContext>,
  );
}

test('the server draws what was prepared under the name, and an empty element where nothing was', () => {
  expect(render(list, ['a', 'b'])).toMatch(/^<div[^>]* data-static="list"><i>a<\/i><i>b<\/i><\/div>$/);
  expect(render(list, null)).toMatch(/ data-static="list"><\/div>$/);
});

test('markup is cached by what it shows: other data is rendered', () => {
  const cached = new Map<string, string>();
  expect(render(cachedList, ['a'], cached)).toContain('<i>a</i>');
  expect(render(cachedList, ['b'], cached)).toContain('<i>b</i>');
  expect(render(cachedList, ['a'], cached)).toContain('<i>a</i>');
  expect(cached.size).toBe(2);
});

test('what is rendered for one page alone is not cached', () => {
  const cached = new Map<string, string>();
  render(list, ['a'], cached);
  expect(cached.size).toBe(0);
});
