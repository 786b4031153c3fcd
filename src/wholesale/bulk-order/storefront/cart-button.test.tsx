import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { WordsContext } from '#kit/words/storefront/use-words.ts';
import { messagesFor } from '#messages/messages-for.ts';
import type { CartButton as Mode } from '../rules/bulk-layout.ts';
import { CartButton } from './cart-button.tsx';

const drawn = (mode: Mode, inactive = false) =>
  renderToStaticMarkup(
    <WordsContext value={{ ...messagesFor('it'), locale: 'it' }}>
      <CartButton mode={mode} inactive={inactive} />
    </WordsContext>,
  );

test("[BULK-06] in the mode 'cart' it leads to the cart by its words, in 'carticon' by a drawing with a name, in 'checkout' to the checkout", () => {
  expect(drawn('cart')).toMatch(/^<a [^>]*href="\/cart\/">Vai al carrello<\/a>$/);
  expect(drawn('carticon')).toMatch(/^<a [^>]*href="\/cart\/"><svg.*Vai al carrello<\/span><\/a>$/);
  expect(drawn('checkout')).toMatch(/^<a [^>]*href="\/checkout\/">Vai alla cassa<\/a>$/);
});

test('[BULK-07] before anything was added in the cream layout it is inactive, whatever its mode', () => {
  for (const mode of ['cart', 'carticon', 'checkout'] as const) {
    expect(drawn(mode, true)).toMatch(/^<button [^>]*disabled=""/);
    expect(drawn(mode, true)).not.toContain('href');
  }
});
