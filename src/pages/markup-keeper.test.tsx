import { expect, test } from 'vitest';
import { useWords } from '#shop/site/storefront/use-words.ts';
import { markupKeeper } from './markup-keeper.tsx';

function Search() {
  return <b>{useWords().site.categories}</b>;
}

test('the same is drawn once, another thing or another way anew, and each language has its own', () => {
  let drawn = 0;
  const draw = () => {
    drawn += 1;
    return <Search />;
  };
  const italian = markupKeeper('it');
  const first = italian('one', 'plain', draw);
  expect(markupKeeper('it')('one', 'plain', draw)).toBe(first);
  expect(drawn).toBe(1);
  italian('another', 'plain', draw);
  italian('one', 'large', draw);
  expect(drawn).toBe(3);
  expect(markupKeeper('en')('one', 'plain', draw)).not.toBe(first);
  expect(drawn).toBe(4);
});

test('an object is known by itself, whatever it holds', () => {
  const card = { name: 'Disco' };
  const markup = markupKeeper('it')(card, 'plain', () => <b>{card.name}</b>);
  expect(markup).toBe('<b>Disco</b>');
  expect(markupKeeper('it')(card, 'plain', () => <b>Pinza</b>)).toBe(markup);
  expect(markupKeeper('it')({ ...card }, 'plain', () => <b>Pinza</b>)).toBe('<b>Pinza</b>');
});
