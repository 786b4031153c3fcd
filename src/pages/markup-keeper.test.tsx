import { expect, test } from 'vitest';
import { useWords } from '#shop/site/storefront/use-words.ts';
import { markupKeeper } from './markup-keeper.tsx';

function Search() {
  return <b>{useWords().site.categories}</b>;
}

test('the same is drawn once, another thing anew, and each language has its own', () => {
  let drawn = 0;
  const draw = () => {
    drawn += 1;
    return <Search />;
  };
  const italian = markupKeeper('it');
  const first = italian('one', draw);
  expect(markupKeeper('it')('one', draw)).toBe(first);
  expect(drawn).toBe(1);
  italian('another', draw);
  expect(drawn).toBe(2);
  expect(markupKeeper('en')('one', draw)).not.toBe(first);
  expect(drawn).toBe(3);
});
