import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { toCents } from '#foundation/money/rules/cents.ts';
import { WordsContext } from '#kit/words/storefront/use-words.ts';
import { messagesFor } from '#messages/messages-for.ts';
import { settingsFrom } from '#site/settings/rules/registry.ts';
import { selectionOf } from '../../rules/add-to-cart/selection.ts';
import type { CartButton as CartButtonMode } from '../../rules/bulk-layout.ts';
import { type FormOptions, readFormOptions } from '../../rules/form-options.ts';
import { bulkCalls } from '../browser/bulk-calls.ts';
import { BottomBar, CartButton } from './bottom-bar.tsx';
import { FormContext } from './form-context.ts';

const usual = readFormOptions({}, settingsFrom(new Map()));

function rendered(
  change: Partial<FormOptions>,
  quantities: readonly number[] = [],
  cartTotal: string | null = null,
) {
  const form = {
    options: { ...usual, ...change },
    context: { wholesale: 'p', nonce: 'n' },
    replyKey: 'P',
    initialPrices: '',
    counting: { wholeCart: false, variationsTogether: true },
    mode: 'net' as const,
    lists: [],
    path: '/',
  };
  const nothing = () => undefined;
  const formContext = {
    form,
    calls: bulkCalls(form),
    entered: new Map(),
    enter: nothing,
    onAdded: nothing,
    onRefused: nothing,
  };
  const selection = selectionOf(
    quantities.map((quantity) => ({ quantity, subtotal: toCents(quantity * 1050) })),
  );
  return renderToStaticMarkup(
    <WordsContext value={{ ...messagesFor('it'), locale: 'it' }}>
      <FormContext value={formContext}>
        <BottomBar selection={selection} cartTotal={cartTotal} busy={false} onAddSelected={nothing} />
      </FormContext>
    </WordsContext>,
  );
}

const addSelected = /<button([^>]*)>Aggiungi selezionati<\/button>/;

test('[BULK-08] with multi-select the button is active while the total of the selected quantities is above 0', () => {
  expect(rendered({ multiselect: true }, [0, 0])).toMatch(
    /<button[^>]*disabled=""[^>]*>Aggiungi selezionati/,
  );
  expect(addSelected.exec(rendered({ multiselect: true }, [0, 2]))?.[1]).not.toContain('disabled');
  expect(rendered({}, [2])).not.toMatch(addSelected);
});

test("[BULK-10] 'number' shows how many items are selected, 'total' their price", () => {
  expect(rendered({ multiselect: true }, [2, 1])).toContain('3 articoli selezionati');
  expect(rendered({ multiselect: true, totalMode: 'total' }, [2, 1])).toContain('31,50');
});

test('[BULK-07] the cream layout’s way to the cart is inactive until something has been added', () => {
  expect(rendered({ layout: 'cream' })).not.toContain('href="/cart/"');
  expect(rendered({ layout: 'cream' }, [], '<b>1</b>')).toContain('href="/cart/"');
  expect(rendered({ layout: 'indigo' })).toContain('href="/cart/"');
});

test('[BULK-44] with quotes_enabled the quote request for the cart is offered beside the cart button', () => {
  expect(rendered({ offersQuotes: true })).toMatch(
    /action="\/my-account\/quote-request\/".*name="location" value="standard"/,
  );
  expect(rendered({})).not.toContain('quote-request');
});

const cartButton = (mode: CartButtonMode, inactive = false) =>
  renderToStaticMarkup(
    <WordsContext value={{ ...messagesFor('it'), locale: 'it' }}>
      <CartButton mode={mode} inactive={inactive} />
    </WordsContext>,
  );

test("[BULK-06] in the mode 'cart' it links to the cart by its words, in 'carticon' by an icon with a name, in 'checkout' to the checkout", () => {
  expect(cartButton('cart')).toMatch(/^<a [^>]*href="\/cart\/">Vai al carrello<\/a>$/);
  expect(cartButton('carticon')).toMatch(/^<a [^>]*href="\/cart\/"><svg.*Vai al carrello<\/span><\/a>$/);
  expect(cartButton('checkout')).toMatch(/^<a [^>]*href="\/checkout\/">Vai alla cassa<\/a>$/);
});

test('[BULK-07] before anything was added in the cream layout it is inactive, in any mode', () => {
  for (const mode of ['cart', 'carticon', 'checkout'] as const) {
    expect(cartButton(mode, true)).toMatch(/^<button [^>]*disabled=""/);
    expect(cartButton(mode, true)).not.toContain('href');
  }
});
