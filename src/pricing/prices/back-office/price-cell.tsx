import { type KeyboardEvent, useEffect, useId, useRef, useState } from 'react';
import { useFetcher } from 'react-router';
import type { Cents } from '#foundation/money/rules/cents.ts';
import { formatAmount, formatEuro } from '#foundation/money/rules/format-euro.ts';
import { useBackOfficeWords } from '#kit/words/back-office/use-back-office-words.ts';
import type { ChangedPrice, StaffPriceProblem } from '../rules/staff-prices.ts';
import type { StaffListEntry } from '../server/staff/read-list-entries.ts';
import styles from './price-cell.module.css';
import { usePriceProblem } from './price-lists-page.tsx';

export type PriceCellProps = {
  readonly path: string;
  readonly nonce: string;
  readonly row: Pick<StaffListEntry, 'productId' | 'sku' | 'name' | 'from'>;
  readonly price: Cents;
};

type Answer = { readonly price: ChangedPrice } | { readonly error: StaffPriceProblem };

/**
 * The price of one piece in a list, edited in its place: Enter saves, as does leaving the field, Escape leaves the price as it was, and what was saved can be taken back.
 * Without scripts Enter posts the form, and the page says so.
 */
export function PriceCell({ path, nonce, row, price }: PriceCellProps) {
  const { staffPrices, locale } = useBackOfficeWords();
  const words = staffPrices.cell;
  const sentenceOf = usePriceProblem();
  const fetcher = useFetcher<Answer>();
  const answer = fetcher.data ?? null;
  const [typed, setTyped] = useState<string | null>(null);
  const [dismissed, setDismissed] = useState<Answer | null>(null);
  const [acts, setActs] = useState(false);
  const said = useId();
  const field = useRef<HTMLInputElement>(null);
  const sent = useRef<string | null>(null);
  useEffect(() => setActs(true), []);
  useEffect(() => {
    // What has been typed since Enter is not what was saved.
    if (answer && 'price' in answer) setTyped((now) => (now === sent.current ? null : now));
  }, [answer]);
  const heard = answer === dismissed ? null : answer;
  const changed = answer && 'price' in answer ? answer.price : null;
  // The answer comes before the list that is read anew.
  const current = changed && fetcher.state !== 'idle' && changed.before === price ? changed.after : price;
  const problem = heard && 'error' in heard ? heard.error : null;
  const saved = heard && 'price' in heard && heard.price.after === current ? heard.price : null;
  // Of a price that somebody else has changed the new one is known by now.
  const seen = problem && 'now' in problem && problem.now !== undefined ? problem.now : current;
  const shown = formatAmount(current, 'it');
  const sku = row.sku ?? row.name;
  const hidden = { _wpnonce: nonce, what: 'entry-price', product: row.productId, from: row.from ?? '' };
  const fields = Object.entries({ ...hidden, inline: acts ? '1' : '' });
  const leave = (event: KeyboardEvent<HTMLInputElement>) => {
    if (event.key !== 'Escape') return;
    setTyped(null);
    setDismissed(answer);
  };
  const takeBack = () => {
    sent.current = null;
    // The button goes away when the answer is an error.
    field.current?.focus();
  };
  const isTouched = typed !== null && typed !== shown;
  return (
    <div className={styles.cell}>
      <fetcher.Form
        method="post"
        action={path}
        aria-busy={fetcher.state !== 'idle'}
        onSubmit={() => {
          sent.current = typed;
        }}
      >
        {fields.map(([name, value]) => (
          <input key={name} type="hidden" name={name} value={value} readOnly />
        ))}
        <input type="hidden" name="seen" value={seen} readOnly />
        <input
          ref={field}
          className={styles.price}
          name="price"
          inputMode="decimal"
          autoComplete="off"
          maxLength={14}
          aria-label={words.priceOf(sku)}
          aria-invalid={problem !== null}
          aria-describedby={said}
          value={typed ?? shown}
          onChange={(event) => setTyped(event.currentTarget.value)}
          onFocus={(event) => event.currentTarget.select()}
          onKeyDown={leave}
          onBlur={(event) => {
            if (isTouched && typed !== sent.current) event.currentTarget.form?.requestSubmit();
          }}
        />
        <span aria-hidden="true">€</span>
      </fetcher.Form>
      <output id={said} className={problem ? styles.wrong : styles.said}>
        {problem
          ? sentenceOf(problem)
          : isTouched
            ? words.keys
            : saved
              ? words.saved(formatEuro(saved.before, locale))
              : ''}
      </output>
      {saved && !isTouched ? (
        <fetcher.Form method="post" action={path} onSubmit={takeBack}>
          {fields.map(([name, value]) => (
            <input key={name} type="hidden" name={name} value={value} readOnly />
          ))}
          <input type="hidden" name="seen" value={saved.after} readOnly />
          <input type="hidden" name="price" value={formatAmount(saved.before, 'it')} readOnly />
          <button type="submit" aria-label={words.undoOf(sku, formatEuro(saved.before, locale))}>
            {words.undo}
          </button>
        </fetcher.Form>
      ) : null}
    </div>
  );
}
