import type { StaticKey } from '#kit/ui/static/static-key.ts';
import type { ShownTable } from '../rules/shown-table.ts';

/** A table in the text of a page; the tables of one page are distinguished by their position. */
export const staticTable = (position: number): StaticKey<ShownTable> => ({
  name: `product-table-${position}`,
});
