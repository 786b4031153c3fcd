import { flushSync } from 'react-dom';
import { hydrateRoot } from 'react-dom/client';
import type { IslandDefinition } from '#kit/islands/storefront/island.tsx';
import { hearForeignChanges } from '#kit/ui/live/hear-foreign-changes.ts';
import { loadPageWords } from '#kit/words/storefront/load-page-words.ts';
import { WordsContext } from '#kit/words/storefront/use-words.ts';
import { CartProvider } from '#selling/cart/storefront/cart-provider.tsx';
import { enteredFields } from './entered-fields.ts';

/** Hydrates an island with what every island may use; done when it answers by itself, with what was entered before. */
export async function mount<Props extends object>(
  element: HTMLElement,
  { View }: IslandDefinition<Props>,
  props: Props,
): Promise<void> {
  const words = await loadPageWords();
  hearForeignChanges();
  const repeatEntries = enteredFields(element);
  // In one go: what is entered meanwhile would be lost.
  flushSync(() => {
    hydrateRoot(
      element,
      <WordsContext value={words}>
        <CartProvider>
          <View {...props} />
        </CartProvider>
      </WordsContext>,
    );
  });
  repeatEntries();
}
