import { hydrateRoot } from 'react-dom/client';
import { unpackCard } from '#catalogue/variations/rules/packed-card.ts';
import { type Words, WordsContext } from '#kit/words/storefront/use-words.ts';
import { type CartAccess, CartContext } from '../use-cart.ts';
import { CardChooser } from './card-chooser.tsx';

/** Hydrates the swatches that the server rendered; the returned function unmounts them. */
export function bringToLife(holder: HTMLElement, words: Words, cartAccess: CartAccess): () => void {
  const card = unpackCard(holder.dataset.cardSwatches ?? '');
  const root = hydrateRoot(
    holder,
    <WordsContext value={words}>
      <CartContext value={cartAccess}>
        <CardChooser card={card} />
      </CartContext>
    </WordsContext>,
  );
  return () => root.unmount();
}
