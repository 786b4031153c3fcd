import { useEffect, useId, useMemo, useRef, useState } from 'react';
import { longestSearch } from '#catalogue/search/rules/search-limits.ts';
import { Button } from '#kit/ui/controls/button.tsx';
import { TextField } from '#kit/ui/controls/text-field.tsx';
import { Icon } from '#kit/ui/display/icon.tsx';
import { Notice } from '#kit/ui/display/notice.tsx';
import type { TierCounting } from '#pricing/prices/rules/tier-terms.ts';
import type { CartLine } from '#selling/cart/rules/cart-state.ts';
import { useCart } from '#selling/cart/storefront/use-cart.ts';
import { type EnteredRow, selectionOf } from '../../rules/add-to-cart/selection.ts';
import type { BulkForm } from '../../rules/bulk-form.ts';
import type { BulkItem } from '../../rules/bulk-item.ts';
import { readInitialPrices } from '../../rules/initial-prices.ts';
import { type OtherRow, quantityInView } from '../../rules/quantities/quantity-in-view.ts';
import { rowPrice } from '../../rules/quantities/row-price.ts';
import { bulkCalls } from '../browser/bulk-calls.ts';
import { moveOnEnter, tableFields } from '../browser/move-on-enter.ts';
import { PriceNote } from '../price-note.tsx';
import { useBulkWords } from '../use-bulk-words.ts';
import { BottomBar } from './bottom-bar.tsx';
import { FilterPanel } from './filter-panel.tsx';
import { FormContext, type FormContextValue } from './form-context.ts';
import { ItemRow } from './item-row.tsx';
import styles from './table.module.css';
import { useAddSelected } from './use-add-selected.ts';
import { addable, useEntered } from './use-entered.ts';
import { type TableSearch, useTableSearch } from './use-table-search.ts';

/** The indigo and cream layouts: a search with its filters, what it finds row by row, and the bar that adds and leads on (BULK-03). */
export function TableForm({ form }: { readonly form: BulkForm }) {
  const words = useBulkWords();
  const id = useId();
  const calls = useMemo(() => bulkCalls(form), [form]);
  const search = useTableSearch(form, calls);
  const { entered, enter, clear } = useEntered();
  const { cart } = useCart();
  const [cartTotal, setCartTotal] = useState<string | null>(null);
  const [refused, setRefused] = useState<string | null>(null);
  const top = useRef<HTMLDivElement>(null);
  const selected = useAddSelected(calls);
  const { result, waits } = search;

  const wanted = addable(entered);
  const selection = selectionOf(pricedRows(wanted, cart?.lines ?? [], form.counting));
  const formContext: FormContextValue = {
    form,
    calls,
    entered,
    enter,
    onAdded: (total) => {
      setCartTotal(total);
      setRefused(null);
    },
    onRefused: setRefused,
  };
  const addSelected = () =>
    selected.add({
      additions: wanted.map(({ item, quantity, chosen }) => ({ id: item.id, quantity, chosen })),
      names: new Map(wanted.map(({ item }) => [item.id, item.label])),
      onAdded: (total) => {
        formContext.onAdded(total);
        clear(wanted.map(({ item }) => item.id));
      },
      onRefused: setRefused,
    });
  const toTop = () => {
    top.current?.scrollIntoView({ block: 'start' });
    document.getElementById(`${id}-search`)?.focus({ preventScroll: true });
  };
  const list = useRef<HTMLUListElement>(null);
  const goesOn = useRef(false);
  const openNextPage = () => {
    const { paging } = result;
    if (!paging || paging.page >= paging.pages) return;
    goesOn.current = true;
    search.goToPage(paging.page + 1);
  };
  // Enter in the last row has brought the next page: typing goes on in its first one.
  useEffect(() => {
    if (!goesOn.current || result.items.length === 0) return;
    goesOn.current = false;
    list.current?.querySelector<HTMLInputElement>(tableFields)?.focus();
  }, [result.items]);
  const expected = useMemo(() => readInitialPrices(form.initialPrices).size, [form.initialPrices]);

  return (
    <FormContext value={formContext}>
      <div ref={top} className={styles.form} data-layout={form.options.layout}>
        <search className={styles.head}>
          <TextField
            id={`${id}-search`}
            type="search"
            label={words.search}
            value={search.query.words}
            maxLength={longestSearch}
            autoComplete="off"
            spellCheck={false}
            onChange={(event) => search.type(event.currentTarget.value)}
          />
          <FilterPanel search={search} />
        </search>
        {refused ? <Notice kind="error">{refused}</Notice> : null}
        <PriceNote mode={form.mode} />
        <Results count={expected} search={search} />
        {result.items.length > 0 ? (
          <ul
            ref={list}
            className={styles.rows}
            aria-busy={waits}
            aria-label={words.columns.product}
            onKeyDownCapture={(event) => moveOnEnter(event, tableFields, openNextPage)}
          >
            {result.items.map((item) => (
              <ItemRow key={item.id} item={item} />
            ))}
          </ul>
        ) : null}
        <ResultPages search={search} onPage={toTop} />
        <BottomBar
          selection={selection}
          cartTotal={cartTotal}
          busy={selected.busy}
          onAddSelected={addSelected}
        />
        <Button kind="quiet" onClick={toTop}>
          <Icon name="arrow-up" /> {words.backToTop}
        </Button>
      </div>
    </FormContext>
  );
}

/** The results, or what is shown instead of rows: skeletons, that there are none, or that the shop did not answer. */
function Results({
  count,
  search,
}: {
  readonly count: number;
  readonly search: ReturnType<typeof useTableSearch>;
}) {
  const words = useBulkWords();
  const { kind } = search.result;
  if (kind === 'nothing') return <p className={styles.status}>{words.noProducts}</p>;
  if (kind === 'failed') {
    return (
      <Notice
        kind="error"
        action={
          <Button kind="secondary" onClick={search.retry}>
            {words.retry}
          </Button>
        }
      >
        {words.failed}
      </Notice>
    );
  }
  if (kind !== 'first') return null;
  return (
    <div className={styles.waiting} aria-hidden="true">
      {Array.from({ length: Math.max(1, count) }, (_, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: identical skeletons
        <span key={at} />
      ))}
    </div>
  );
}

/** The rows of a selection with what they cost, each with what is in the cart and in the others (BULK-43). */
function pricedRows(
  rows: readonly (OtherRow & { readonly item: BulkItem })[],
  lines: readonly CartLine[],
  counting: TierCounting,
): readonly EnteredRow[] {
  return rows.map((row) => {
    const others = rows.filter(({ item }) => item.id !== row.item.id);
    const { subtotal } = rowPrice(row.item, quantityInView(row, lines, others, counting), counting);
    return { quantity: row.quantity, subtotal };
  });
}

/** The pages of what was found (BULK-03). */
function ResultPages({ search, onPage }: { readonly search: TableSearch; readonly onPage: () => void }) {
  const { pages: words } = useBulkWords();
  const { paging } = search.result;
  if (!paging || paging.pages < 2) return null;
  const { page, pages } = paging;
  const goToPage = (to: number) => {
    search.goToPage(to);
    onPage();
  };
  return (
    <nav className={styles.pages} aria-label={words.label}>
      <Button kind="secondary" disabled={page <= 1} onClick={() => goToPage(page - 1)}>
        {words.previous}
      </Button>
      <span>{words.at(page, pages)}</span>
      <Button kind="secondary" disabled={page >= pages} onClick={() => goToPage(page + 1)}>
        {words.next}
      </Button>
    </nav>
  );
}
