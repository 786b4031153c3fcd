import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { WordsContext } from '#kit/words/storefront/use-words.ts';
import { messagesFor } from '#messages/messages-for.ts';
import { CartProvider } from '#selling/cart/storefront/cart-provider.tsx';
import { settingsFrom } from '#site/settings/rules/registry.ts';
import type { BulkForm } from '../rules/bulk-form.ts';
import { readFormOptions } from '../rules/form-options.ts';
import { ClassicForm } from './classic/classic-form.tsx';
import { TableForm } from './table/table-form.tsx';

function rendered(layout: 'classic' | 'indigo' | 'cream', mode: BulkForm['mode']): string {
  const form: BulkForm = {
    options: { ...readFormOptions({}, settingsFrom(new Map())), layout },
    context: { wholesale: 'p', nonce: 'n' },
    replyKey: 'P',
    initialPrices: '',
    counting: { wholeCart: false, variationsTogether: true },
    mode,
    lists: [],
    path: '/',
  };
  return renderToStaticMarkup(
    <WordsContext value={{ ...messagesFor('it'), locale: 'it' }}>
      <CartProvider platform="shop">
        {layout === 'classic' ? <ClassicForm form={form} /> : <TableForm form={form} />}
      </CartProvider>
    </WordsContext>,
  );
}

test.each(['classic', 'indigo', 'cream'] as const)(
  'the %s layout says above its prices whether they hold VAT',
  (layout) => {
    expect(rendered(layout, 'net')).toContain('>Prezzi IVA esclusa</p>');
    expect(rendered(layout, 'gross')).toContain('>Prezzi IVA inclusa</p>');
  },
);
