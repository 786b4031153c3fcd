import { flushSync } from 'react-dom';
import { hydrateRoot } from 'react-dom/client';
import type { IslandDefinition } from '#kit/islands/storefront/island.tsx';
import { hearForeignChanges } from '#kit/ui/live/hear-foreign-changes.ts';
import { loadPageWords } from '#kit/words/storefront/load-page-words.ts';
import { WordsContext } from '#kit/words/storefront/use-words.ts';
import { CartProvider } from '#selling/cart/storefront/cart-provider.tsx';
import { enteredFields } from './entered-fields.ts';

/**
 * Hydrates an island with what every island may use; done when it answers by itself, with what was entered before. Fields that are held are
 * entered by whoever holds them.
 */
export async function mount<Props extends object>(
  element: HTMLElement,
  { View }: IslandDefinition<Props>,
  props: Props,
  isHeld: (field: Element) => boolean,
): Promise<void> {
  const words = await loadPageWords();
  hearForeignChanges();
  const repeatEntries = enteredFields(element, isHeld);
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
