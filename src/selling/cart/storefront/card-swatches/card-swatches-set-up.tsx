import { useEffect } from 'react';
import { useWords } from '#kit/words/storefront/use-words.ts';
import { type CartAccess, useCartAccess } from '../use-cart.ts';
import { watchForSwatches } from './watch-for-swatches.ts';

/** Hydrates the swatches of cards; their code is fetched only on pages that have some (VAR-36, VAR-37). */
export function CardSwatchesSetUp() {
  const words = useWords();
  const cartAccess: CartAccess = useCartAccess();
  useEffect(() => {
    const ends: (() => void)[] = [];
    const stop = watchForSwatches(document.body, (holder) => {
      void import('./live-card-swatches.tsx').then(({ bringToLife }) => {
        if (holder.isConnected) ends.push(bringToLife(holder, words, cartAccess));
      });
    });
    return () => {
      stop();
      for (const end of ends) end();
    };
  }, [words, cartAccess]);
  return null;
}
