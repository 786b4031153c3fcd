import { formatEuro } from '#foundation/money/rules/format-euro.ts';
import { RecordTable } from '#foundation/records/back-office/record-table.tsx';
import layout from '#foundation/records/back-office/staff-page.module.css';
import { Button } from '#kit/ui/controls/button.tsx';
import { Notice } from '#kit/ui/display/notice.tsx';
import { useBackOfficeWords } from '#kit/words/back-office/use-back-office-words.ts';
import type { DraftLine, DraftView, RejectedDraft } from '../rules/counter-draft.ts';
import { AgreeForm } from './agree-form.tsx';
import styles from './counter.module.css';
import { LinePrice } from './line-price.tsx';

export type LinesPartProps = {
  readonly action: string;
  readonly nonce: string;
  readonly draft: DraftView;
  readonly rejected: RejectedDraft | null;
};

/** The lines at the customer's prices, and what they come to. */
export function LinesPart({ action, nonce, draft, rejected }: LinesPartProps) {
  const { staffCounter: words, locale } = useBackOfficeWords();
  const { cart, discount, mayDiscount } = draft;
  const typed = rejected?.typed ?? {};
  const low = cart.lines.filter(({ isBelowMargin }) => isBelowMargin);
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
      {low.length > 0 ? (
        <Notice kind="warning">{words.belowMarginNotice(low.map(({ name }) => name))}</Notice>
      ) : null}
      <RecordTable<DraftLine>
        rows={cart.lines}
        keyOf={({ key }) => key}
        empty={words.empty}
        columns={[
          {
            name: words.article,
            text: ({ path, name, sku, chosen, isFree }) => {
              const label = [name, ...chosen.map(({ value }) => value)].join(' · ');
              return (
                <span className={styles.article}>
                  {isFree ? <b dir="auto">{label}</b> : <a href={path}>{label}</a>}
                  <small>{isFree ? words.free : (sku ?? '–')}</small>
                </span>
              );
            },
          },
          { name: words.unit, number: (line) => <LinePrice line={line} /> },
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
          ...(mayDiscount
            ? [
                {
                  name: words.agree,
                  text: (line: DraftLine) =>
                    line.isFree ? (
                      '–'
                    ) : (
                      <details open={typed.action === 'agree-line' && typed.key === line.key}>
                        <summary className={styles.fold} aria-label={words.agreeOf(line.name)}>
                          {words.agree}
                        </summary>
                        <AgreeForm
                          action={action}
                          nonce={nonce}
                          line={line}
                          agreed={line.agreed}
                          typed={typed.action === 'agree-line' && typed.key === line.key ? typed : null}
                        />
                      </details>
                    ),
                },
              ]
            : []),
        ]}
      />
      {mayDiscount && cart.lines.length > 0 ? (
        <details open={typed.action === 'agree-order'}>
          <summary className={styles.fold}>
            {words.orderDiscount}
            {discount ? `: ${discount.percent} % (${discount.reason})` : ''}
          </summary>
          <AgreeForm
            action={action}
            nonce={nonce}
            line={null}
            agreed={discount}
            typed={typed.action === 'agree-order' ? typed : null}
          />
        </details>
      ) : null}
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
