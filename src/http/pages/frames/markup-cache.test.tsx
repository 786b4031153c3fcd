import { expect, test } from 'vitest';
import { useWords } from '#kit/words/storefront/use-words.ts';
import { markupCache } from './markup-cache.tsx';

function Search() {
  return <b>{useWords().site.categories}</b>;
}

const markup = (locale: 'it' | 'en', of: object | string, way: string, render: () => React.ReactNode) =>
  markupCache(locale)([{ of, way, render }])[0];

test('a piece is rendered once per object, way and language', () => {
  let drawn = 0;
  const render = () => {
    drawn += 1;
    return <Search />;
  };
  const first = markup('it', 'one', 'plain', render);
  expect(markup('it', 'one', 'plain', render)).toBe(first);
  expect(drawn).toBe(1);
  markup('it', 'another', 'plain', render);
  markup('it', 'one', 'large', render);
  expect(drawn).toBe(3);
  expect(markup('en', 'one', 'plain', render)).not.toBe(first);
  expect(drawn).toBe(4);
});

test('objects are compared by identity, not by content', () => {
  const card = { name: 'Disco' };
  const first = markup('it', card, 'plain', () => <b>{card.name}</b>);
  expect(first).toBe('<b>Disco</b>');
  expect(markup('it', card, 'plain', () => <b>Pinza</b>)).toBe(first);
  expect(markup('it', { ...card }, 'plain', () => <b>Pinza</b>)).toBe('<b>Pinza</b>');
});

test('missing pieces are rendered together, and each comes to its position', () => {
  const [disc, pad, hose] = [{ name: 'Disco' }, { name: '<hr>' }, { name: 'Tubo' }];
  const piece = (of: { name: string }) => ({ of, way: 'plain', render: () => <i>{of.name}</i> });
  markupCache('it')([piece(pad)]);
  const all = ['<i>Disco</i>', '<i>&lt;hr&gt;</i>', '<i>Tubo</i>'];
  expect(markupCache('it')([disc, pad, hose].map(piece))).toEqual(all);
  expect(markupCache('it')([disc, pad, hose].map(piece))).toEqual(all);
});

test('pieces made of texts are rendered once per shape, and filled with the texts of each', () => {
  const drawn: string[] = [];
  const render = (tag: 'b' | 'i') => (texts: { name: string; brand: string | null }) => {
    drawn.push(tag);
    const Tag = tag;
    return (
      <Tag title={texts.name}>
        {texts.brand === null ? null : <u>{texts.brand}</u>}
        <Search />
      </Tag>
    );
  };
  const filled = (locale: 'it' | 'en', name: string, brand: string | null, tag: 'b' | 'i' = 'b') =>
    markupCache(locale)([{ way: `texts ${tag}`, texts: () => ({ name, brand }), render: render(tag) }])[0];
  expect(filled('it', 'Disco', null)).toBe('<b title="Disco"><b>Categorie</b></b>');
  expect(filled('it', '<"Pinza">', null)).toBe('<b title="&lt;&quot;Pinza&quot;&gt;"><b>Categorie</b></b>');
  expect(drawn).toEqual(['b']);
  expect(filled('it', 'Tubo', 'A & B')).toBe('<b title="Tubo"><u>A &amp; B</u><b>Categorie</b></b>');
  expect(filled('it', 'Tubo', null, 'i')).toBe('<i title="Tubo"><b>Categorie</b></i>');
  expect(filled('en', 'Disc', null)).toBe('<b title="Disc"><b>Categories</b></b>');
  expect(drawn).toEqual(['b', 'b', 'i', 'b']);
  filled('it', 'Cinghia', 'Altro');
  expect(drawn).toHaveLength(4);
});

test('pieces with texts and others come in their order', () => {
  const whole = { of: 'whole', way: 'mixed', render: () => <hr /> };
  const withText = (name: string) => ({
    way: 'mixed texts',
    texts: () => ({ name }),
    render: (texts: { name: string }) => <i>{texts.name}</i>,
  });
  const pieces = [withText('a'), whole, withText('b'), withText('c')];
  const all = ['<i>a</i>', '<hr/>', '<i>b</i>', '<i>c</i>'];
  expect(markupCache('it')(pieces)).toEqual(all);
  expect(markupCache('it')(pieces)).toEqual(all);
});
