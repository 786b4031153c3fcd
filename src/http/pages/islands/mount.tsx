import { type ReactNode, useEffect } from 'react';
import { hydrateRoot } from 'react-dom/client';
import type { IslandDefinition } from '#kit/islands/storefront/island.tsx';
import { hearForeignChanges } from '#kit/ui/live/use-foreign-changes.ts';
import { type Words, WordsContext } from '#kit/words/storefront/use-words.ts';
import { pageWords, setPageWords } from '#messages/page-words.ts';
import { CartProvider } from '#selling/cart/storefront/cart-provider.tsx';
import { enteredFields } from './entered-fields.ts';

let words: Promise<Words> | undefined;

async function loadWords(): Promise<Words> {
  const isEnglish = document.documentElement.lang === 'en';
  if (isEnglish) setPageWords((await import('#messages/en/storefront.ts')).storefront);
  return pageWords(isEnglish ? 'en' : 'it');
}

function Mounted({ onMounted, children }: { onMounted: () => void; children: ReactNode }) {
  useEffect(onMounted, [onMounted]);
  return children;
}

/** Hydrates an island with what every island may use; done when it answers by itself, with what was entered before. */
export async function mount<Props extends object>(
  element: HTMLElement,
  { View }: IslandDefinition<Props>,
  props: Props,
): Promise<void> {
  words ??= loadWords();
  const loaded = await words;
  hearForeignChanges();
  const repeatEntries = enteredFields(element);
  await new Promise<void>((resolve) => {
    hydrateRoot(
      element,
      <WordsContext value={loaded}>
        <CartProvider>
          <Mounted onMounted={resolve}>
            <View {...props} />
          </Mounted>
        </CartProvider>
      </WordsContext>,
    );
  });
  repeatEntries();
}
