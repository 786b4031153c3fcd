import { useMemo, useState } from 'react';
import { toCents } from '#foundation/money/rules/cents.ts';
import { useCart } from '#selling/cart/storefront/use-cart.ts';
import { writeProductString } from '#wholesale/purchase-lists/rules/product-string.ts';
import { selectionOf } from '../../rules/add-to-cart/selection.ts';
import type { BulkForm } from '../../rules/bulk-form.ts';
import { firstRows, mostRows } from '../../rules/bulk-form-limits.ts';
import type { BulkItem } from '../../rules/bulk-item.ts';
import { quantityInView } from '../../rules/quantities/quantity-in-view.ts';
import { type RowPrice, rowPrice } from '../../rules/quantities/row-price.ts';
import { piecesIn } from '../../rules/quantities/typed-quantity.ts';

/** A row of the classic form: what was chosen in it, and the quantity as it is typed. */
export type ClassicRow = { readonly key: number; readonly item: BulkItem | null; readonly typed: string };

export type PricedClassicRow = ClassicRow & { readonly price: RowPrice | null };

const bare = (key: number): ClassicRow => ({ key, item: null, typed: '' });

/** The rows of the classic form with their prices; one is always empty. */
export function useClassicForm(form: BulkForm) {
  const { cart } = useCart();
  const [rows, setRows] = useState<readonly ClassicRow[]>(() =>
    Array.from({ length: firstRows }, (_, key) => bare(key)),
  );
  /** the list that the rows came from, while nothing else has come to them */
  const [listId, setListId] = useState<number | null>(null);

  const priced = useMemo(() => {
    const lines = cart?.lines ?? [];
    const entered = rows.flatMap(({ key, item, typed }) =>
      item ? [{ key, item, quantity: piecesIn(typed) }] : [],
    );
    return rows.map((row): PricedClassicRow => {
      if (!row.item) return { ...row, price: null };
      const others = entered.filter(({ key }) => key !== row.key);
      const view = quantityInView(
        { item: row.item, quantity: piecesIn(row.typed) },
        lines,
        others,
        form.counting,
      );
      return { ...row, price: rowPrice(row.item, view, form.counting) };
    });
  }, [rows, cart, form.counting]);

  const wanted = priced.flatMap(({ item, typed, price }) =>
    item && price ? [{ itemId: item.id, quantity: piecesIn(typed), unit: price.unit }] : [],
  );
  const change = (key: number, to: Partial<ClassicRow>) =>
    setRows((before) => withSpare(before.map((row) => (row.key === key ? { ...row, ...to } : row))));

  return {
    rows: priced,
    listId,
    selection: selectionOf(
      priced.map(({ typed, price }) => ({
        quantity: price ? piecesIn(typed) : 0,
        subtotal: price?.subtotal ?? toCents(0),
      })),
    ),
    idsInForm: rows.flatMap(({ item }) => item?.id ?? []),
    productstring: writeProductString(wanted),
    pricelist: wanted.map(({ itemId, unit }) => `${itemId}:${(unit / 100).toFixed(2)}|`).join(''),
    choose(key: number, item: BulkItem | null) {
      setListId(null);
      change(key, { item, typed: item ? String(item.quantity) : '' });
    },
    type: (key: number, typed: string) => change(key, { typed }),
    remove: (key: number) => setRows((before) => withSpare(before.filter((row) => row.key !== key))),
    more: () => setRows((before) => [...before, bare(nextKey(before))]),
    load(items: readonly BulkItem[], id: number) {
      const loaded = items.map((item, at) => ({ key: at, item, typed: String(item.quantity) }));
      setRows(withSpare(loaded));
      setListId(id);
    },
  };
}

const nextKey = (rows: readonly ClassicRow[]) => Math.max(-1, ...rows.map(({ key }) => key)) + 1;

function withSpare(rows: readonly ClassicRow[]): readonly ClassicRow[] {
  const hasSpare = rows.some(({ item }) => item === null);
  return hasSpare || rows.length >= mostRows ? rows : [...rows, bare(nextKey(rows))];
}
