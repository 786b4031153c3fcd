import { type FormEvent, useEffect, useId, useMemo, useState } from 'react';
import { formatEuro } from '#foundation/money/rules/format-euro.ts';
import { Button } from '#kit/ui/controls/button.tsx';
import { Select } from '#kit/ui/controls/select.tsx';
import { Notice } from '#kit/ui/display/notice.tsx';
import { announce } from '#kit/ui/live/announce.ts';
import { useWords } from '#kit/words/storefront/use-words.ts';
import { ListNameButton } from '#wholesale/purchase-lists/storefront/list-name-button.tsx';
import type { BulkForm } from '../../rules/bulk-form.ts';
import { mostRows } from '../../rules/bulk-form-limits.ts';
import type { SearchAnswer } from '../../rules/calls/search-reply.ts';
import { bulkCalls } from '../browser/bulk-calls.ts';
import { classicFields, moveOnEnter } from '../browser/move-on-enter.ts';
import sheet from '../bulk-order.module.css';
import { PriceNote } from '../price-note.tsx';
import { ShopMarkup } from '../shop-markup.tsx';
import { useBulkWords } from '../use-bulk-words.ts';
import { useFormTotal } from '../use-form-total.ts';
import styles from './classic.module.css';
import { ClassicRow } from './classic-row.tsx';
import { useClassicForm } from './use-classic-form.ts';

/** The classic layout: row by row, all put into the cart or saved as a list at the end (BULK-02, BULK-34, LIST-04, LIST-11). */
export function ClassicForm({ form }: { readonly form: BulkForm }) {
  const { locale } = useWords();
  const words = useBulkWords();
  const formId = useId();
  const calls = useMemo(() => bulkCalls(form), [form]);
  const rows = useClassicForm(form);
  const [first, setFirst] = useState<SearchAnswer | null>(null);
  const [busy, setBusy] = useState(false);
  const [error, setError] = useState<string | null>(null);
  const total = useFormTotal(rows.selection.total, calls);
  useEffect(() => {
    const left = new AbortController();
    void calls.search({ words: '' }, left.signal).then((answer) => {
      if (!left.signal.aborted) setFirst(answer);
    });
    return () => left.abort();
  }, [calls]);

  const send = async (event: FormEvent) => {
    event.preventDefault();
    if (!rows.selection.isActive) return setError(words.problems['nothing-chosen']);
    setBusy(true);
    setError(null);
    const answer = await calls.addForm(rows.productstring, rows.listId);
    if (answer.ok) return window.location.assign('/cart/');
    setBusy(false);
    setError(answer.sentence ?? words.problems.failed);
  };
  const load = async (id: string) => {
    const list = form.lists.find((known) => String(known.id) === id);
    if (!list) return;
    setError(null);
    const answer = await calls.search({ words: '', listId: list.id });
    if (answer.kind !== 'found')
      return setError(answer.kind === 'nothing' ? words.lists.empty : words.failed);
    rows.load(answer.items, list.id);
    announce(words.lists.loaded(list.title));
  };

  return (
    <div className={styles.form}>
      <form
        id={formId}
        onSubmit={(event) => void send(event)}
        onKeyDownCapture={(event) => moveOnEnter(event, classicFields)}
        noValidate
        aria-label={words.title}
        aria-busy={busy}
      >
        {form.lists.length > 0 ? (
          <div className={styles.lists}>
            <Select
              id={`${formId}-list`}
              label={words.lists.load}
              options={[
                { value: '', label: words.lists.choose },
                ...form.lists.map(({ id, title }) => ({ value: String(id), label: title })),
              ]}
              onChange={(event) => void load(event.currentTarget.value)}
            />
          </div>
        ) : null}
        <PriceNote mode={form.mode} />
        <div className={styles.head} aria-hidden="true">
          <span>{words.columns.product}</span>
          <span>{words.columns.quantity}</span>
          <span>{words.columns.price}</span>
          <span>{words.columns.subtotal}</span>
        </div>
        <ol className={sheet.rows}>
          {rows.rows.map((row, at) => (
            <ClassicRow
              key={row.key}
              row={row}
              number={at + 1}
              first={first}
              idsInForm={rows.idsInForm}
              options={form.options}
              calls={calls}
              onChoose={(item) => rows.choose(row.key, item)}
              onType={(typed) => rows.type(row.key, typed)}
              onRemove={() => rows.remove(row.key)}
            />
          ))}
        </ol>
        <div className={styles.foot}>
          <Button kind="quiet" onClick={rows.more} disabled={rows.rows.length >= mostRows}>
            {words.addRow}
          </Button>
          <p className={sheet.total}>
            {form.mode === 'net' ? words.totalNet : words.total}{' '}
            <b>{total === null ? formatEuro(rows.selection.total, locale) : <ShopMarkup html={total} />}</b>
          </p>
        </div>
        {error ? <Notice kind="error">{error}</Notice> : null}
      </form>
      <div className={styles.actions}>
        <Button type="submit" form={formId} disabled={busy}>
          {words.addForm}
        </Button>
        <ListNameButton
          id={`${formId}-save`}
          label={words.lists.save}
          isEmpty={!rows.selection.isActive}
          save={(title) =>
            calls.saveList({ title, productstring: rows.productstring, pricelist: rows.pricelist })
          }
        />
      </div>
    </div>
  );
}
