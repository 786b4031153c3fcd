import { expect, test } from 'vitest';
import { useWords } from '#shop/site/storefront/use-words.ts';
import { markupKeeper } from './markup-keeper.tsx';

function Search() {
  return <b>{useWords().site.categories}</b>;
}

const markup = (locale: 'it' | 'en', of: object | string, way: string, draw: () => React.ReactNode) =>
  markupKeeper(locale)([{ of, way, draw }])[0];

test('the same is drawn once, another thing or another way anew, and each language has its own', () => {
  let drawn = 0;
  const draw = () => {
    drawn += 1;
    return <Search />;
  };
  const first = markup('it', 'one', 'plain', draw);
  expect(markup('it', 'one', 'plain', draw)).toBe(first);
  expect(drawn).toBe(1);
  markup('it', 'another', 'plain', draw);
  markup('it', 'one', 'large', draw);
  expect(drawn).toBe(3);
  expect(markup('en', 'one', 'plain', draw)).not.toBe(first);
  expect(drawn).toBe(4);
});

test('an object is known by itself, whatever it holds', () => {
  const card = { name: 'Disco' };
  const first = markup('it', card, 'plain', () => <b>{card.name}</b>);
  expect(first).toBe('<b>Disco</b>');
  expect(markup('it', card, 'plain', () => <b>Pinza</b>)).toBe(first);
  expect(markup('it', { ...card }, 'plain', () => <b>Pinza</b>)).toBe('<b>Pinza</b>');
});

test('what is missing is drawn together, and each piece stands in its place', () => {
  const [disc, pad, hose] = [{ name: 'Disco' }, { name: '<hr>' }, { name: 'Tubo' }];
  const piece = (of: { name: string }) => ({ of, way: 'plain', draw: () => <i>{of.name}</i> });
  markupKeeper('it')([piece(pad)]);
  const all = ['<i>Disco</i>', '<i>&lt;hr&gt;</i>', '<i>Tubo</i>'];
  expect(markupKeeper('it')([disc, pad, hose].map(piece))).toEqual(all);
  expect(markupKeeper('it')([disc, pad, hose].map(piece))).toEqual(all);
});
