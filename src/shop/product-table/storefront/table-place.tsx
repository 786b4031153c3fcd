import { useEffect, useRef } from 'react';
import { useWords } from '#shop/site/storefront/use-words.ts';
import { StaticPart } from '#ui/static/static-part.tsx';
import { ProductTable } from './product-table.tsx';
import { staticTable } from './static-table.ts';

/** A table where a text places it: drawn by the server, brought to life by scripts that only such a page loads (TAB-01). */
export function TablePlace({ place }: { place: number }) {
  const { locale } = useWords();
  const around = useRef<HTMLDivElement>(null);
  useEffect(() => {
    let end: (() => void) | null = null;
    let left = false;
    // Where the scripts do not come, the table is what it is without them.
    import('./browser/start-table.ts').then(
      ({ startTable }) => {
        const root = around.current?.querySelector<HTMLElement>('[data-product-table]');
        if (!left && root) end = startTable(root);
      },
      () => undefined,
    );
    return () => {
      left = true;
      end?.();
    };
  }, []);
  return (
    <div ref={around} lang={locale}>
      <StaticPart
        of={staticTable(place)}
        draw={import.meta.env.SSR ? (table) => <ProductTable {...table} /> : null}
      />
    </div>
  );
}
