import { formatEuro } from '#foundation/money/rules/format-euro.ts';
import { RecordTable } from '#foundation/records/back-office/record-table.tsx';
import layout from '#foundation/records/back-office/staff-page.module.css';
import { Button } from '#kit/ui/controls/button.tsx';
import { useBackOfficeWords } from '#kit/words/back-office/use-back-office-words.ts';
import type { DraftView } from '../rules/counter-draft.ts';
import styles from './counter.module.css';

export type LinesPartProps = {
  readonly action: string;
  readonly nonce: string;
  readonly cart: DraftView['cart'];
};

/** The lines at the customer's prices, and what they come to. */
export function LinesPart({ action, nonce, cart }: LinesPartProps) {
  const { staffCounter: words, locale } = useBackOfficeWords();
  const sums = [
    { name: words.subtotal, amount: cart.subtotal },
    ...(cart.shipping ? [{ name: words.shippingCost, amount: cart.shipping.amount }] : []),
    ...(cart.fee ? [{ name: cart.fee.title, amount: cart.fee.amount }] : []),
    { name: words.tax, amount: cart.tax },
    { name: words.total, amount: cart.total },
  ];
  return (
    <section className={layout.part} aria-labelledby="draft-cart">
      <h2 id="draft-cart">{words.lines}</h2>
      <RecordTable<DraftView['cart']['lines'][number]>
        rows={cart.lines}
        keyOf={({ key }) => key}
        empty={words.empty}
        columns={[
          {
            name: words.article,
            link: ({ path, name, sku, chosen }) => ({
              path,
              label: [name, ...chosen.map(({ value }) => value)].join(' · '),
              note: sku ?? '–',
            }),
          },
          { name: words.unit, money: ({ unit }) => unit },
          {
            name: words.quantity,
            text: ({ key, name, quantity }) => (
              <form method="post" action={action} className={styles.change}>
                <input type="hidden" name="_wpnonce" value={nonce} readOnly />
                <input type="hidden" name="key" value={key} readOnly />
                <input
                  name="quantity"
                  aria-label={words.quantityOf(name)}
                  inputMode="numeric"
                  maxLength={4}
                  defaultValue={quantity}
                  key={quantity}
                  autoComplete="off"
                />
                <Button type="submit" name="action" value="quantity" kind="secondary">
                  {words.change}
                </Button>
                <Button
                  type="submit"
                  name="action"
                  value="remove"
                  kind="quiet"
                  aria-label={words.removeOf(name)}
                >
                  {words.remove}
                </Button>
              </form>
            ),
          },
          { name: words.amount, money: ({ subtotal }) => subtotal },
        ]}
      />
      {cart.lines.length > 0 ? (
        <dl className={styles.sums} aria-label={words.sum}>
          {sums.map(({ name, amount }) => (
            <div key={name}>
              <dt>{name}</dt>
              <dd>{formatEuro(amount, locale)}</dd>
            </div>
          ))}
        </dl>
      ) : null}
      {cart.lines.length > 0 ? <p>{words.mode[cart.mode]}</p> : null}
    </section>
  );
}
