import { productTableFor } from '#messages/product/product-table-for.ts';
import { createLiveTable, type TableFeature } from './live-table.ts';

/** What every table does, in this order; a feature that a table does not offer does nothing. */
const features: readonly TableFeature[] = [];

/** Brings a table to life, with further parts of its page; returns how to end it. */
export function startTable(root: HTMLElement, more: readonly TableFeature[] = []): () => void {
  const table = createLiveTable(root, productTableFor(document.documentElement.lang === 'en' ? 'en' : 'it'));
  if (!table) return () => undefined;
  const endings = [...features, ...more].map((begin) => begin(table));
  return () => {
    for (const end of endings) end();
  };
}
