import { useEffect, useRef } from 'react';
import { StaticPart } from '#kit/ui/static/static-part.tsx';
import { useWords } from '#kit/words/storefront/use-words.ts';
import { useCartAccess } from '#selling/cart/storefront/use-cart.ts';
import { ProductTable } from './product-table.tsx';
import { staticTable } from './static-table.ts';

/** A table in a text: rendered by the server, brought to life by scripts that only such a page loads (TAB-01). */
export function TableSection({ position }: { position: number }) {
  const words = useWords();
  const cart = useCartAccess();
  const around = useRef<HTMLDivElement>(null);
  useEffect(() => {
    let end: (() => void) | null = null;
    let left = false;
    // Where the scripts do not come, the table is what it is without them.
    Promise.all([import('./browser/start-table.ts'), import('./add-to-cart/start-adding.tsx')]).then(
      ([{ startTable }, { startAdding }]) => {
        const root = around.current?.querySelector<HTMLElement>('[data-product-table]');
        if (!left && root) end = startTable(root, [(table) => startAdding(table, { cart, words })]);
      },
      () => undefined,
    );
    return () => {
      left = true;
      end?.();
    };
  }, [cart, words]);
  return (
    <div ref={around} lang={words.locale}>
      <StaticPart
        of={staticTable(position)}
        render={import.meta.env.SSR ? (table) => <ProductTable {...table} /> : null}
      />
    </div>
  );
}
