import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { DocumentContext, Island, island } from './island.tsx';

const said = island('said', ({ text }: { readonly text: string }) => <p>{text.length}</p>);

const written = (text: string, isDocument: boolean) =>
  renderToStaticMarkup(
    <DocumentContext value={isDocument}>
      <Island of={said} props={{ text }} />
    </DocumentContext>,
  );

const named: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', '#x27': "'" };

/** The props that a browser reads in a page. */
function propsIn(html: string): unknown {
  const [, attribute = ''] = /data-props="([^"]*)"/.exec(html) ?? [];
  return JSON.parse(attribute.replace(/&(#?\w+);/g, (_, name: string) => named[name] ?? ''));
}

test.each([
  ['the end of a script', '</script><script>alert(1)</script><!--'],
  ['separators of lines', 'a\u2028b\u2029c'],
  ['quotes and signs of HTML', `"'&quot;&lt;<>\\`],
  ['a megabyte', 'più di un "megabyte"? '.repeat(50_000)],
])('a document has the props of an island as they are: %s', (_, text) => {
  const html = written(text, true);
  expect(html).not.toContain('<script');
  expect(propsIn(html)).toEqual({ text });
  expect(html).toContain(`<p>${text.length}</p>`);
});

test('a page that is hydrated as a whole has the view alone', () => {
  expect(written('a', false)).toBe('<p>1</p>');
});
