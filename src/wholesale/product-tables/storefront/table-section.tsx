import { Scripted } from '#kit/islands/storefront/island.tsx';
import type { ShownTable } from '../rules/shown-table.ts';
import productTable from './product-table.island.ts';
import { ProductTable } from './product-table.tsx';

/** A table in a text, which scripts bring to life (TAB-01). */
export function TableSection({ table }: { readonly table: ShownTable }) {
  return (
    <Scripted of={productTable} data={null}>
      <ProductTable {...table} />
    </Scripted>
  );
}
