import { type FormEvent, type ReactNode, useState } from 'react';
import { zeroCents } from '#foundation/money/rules/cents.ts';
import { formatAmount, formatEuro } from '#foundation/money/rules/format-euro.ts';
import { Button } from '#kit/ui/controls/button.tsx';
import { Checkbox } from '#kit/ui/controls/checkbox.tsx';
import { TextArea } from '#kit/ui/controls/text-area.tsx';
import { TextField } from '#kit/ui/controls/text-field.tsx';
import { Notice } from '#kit/ui/display/notice.tsx';
import { useBackOfficeWords } from '#kit/words/back-office/use-back-office-words.ts';
import type { OrderProblem, RefundProblem } from '../rules/order-action.ts';
import type { OrderView } from '../rules/order-view.ts';
import {
  leftToRefund,
  planRefund,
  type RefundableOrder,
  refundablePieces,
  refundProposal,
} from '../rules/plan-refund.ts';
import { type RefundFields, readRefundForm, refundFields } from '../rules/refund-form.ts';
import { exceedsLimit, type RefundLimit } from '../rules/refunds/refund-limit.ts';
import type { RefundSource } from '../rules/refunds/refund-source.ts';
import styles from './order-care.module.css';
import { useRefusalSentence } from './order-flash.tsx';
import { refundSourceHint } from './refund-source-hint.ts';

export type RefundFormProps = {
  readonly order: OrderView;
  readonly refundable: RefundableOrder;
  readonly refundSource: RefundSource;
  /** how much of the order the role allows to refund; null without limit */
  readonly refundLimit: RefundLimit | null;
  readonly problem: OrderProblem | null;
  readonly nonce: string;
  /** new for each page: the same form posted twice refunds once */
  readonly requestKey: string;
  /** where the money comes from, as far as another module gives it back */
  readonly payout?: ReactNode;
};

const fieldsOf = (form: HTMLFormElement): RefundFields =>
  Object.fromEntries(
    [...new FormData(form)].filter((entry): entry is [string, string] => typeof entry[1] === 'string'),
  );

const piecesIn = (typed: string | undefined) => (/^\d{1,6}$/.test(typed?.trim() ?? '') ? Number(typed) : 0);

/** The refund form of an order, by pieces or amounts; the sum shown is computed by the same rule as on the server. */
export function RefundForm(props: RefundFormProps) {
  const { order, refundable, refundSource, refundLimit, problem, nonce, requestKey, payout = null } = props;
  const backOfficeWords = useBackOfficeWords();
  const { staffOrders, locale } = backOfficeWords;
  const words = staffOrders.refund;
  const refused = problem?.action === 'refund' ? problem : null;
  const first = refused?.typed ?? {};
  const [fields, setFields] = useState<RefundFields>(first);
  const follow = (event: FormEvent<HTMLFormElement>) => setFields(fieldsOf(event.currentTarget));
  const shippingLeft = leftToRefund(refundable.shipping, refundable.mode);
  return (
    <details className={styles.refund} open={refused !== null}>
      <summary>{words.open}</summary>
      <form
        className={styles.stack}
        method="post"
        action={`/staff/orders/${order.id}/`}
        onInput={follow}
        autoComplete="off"
      >
        <input type="hidden" name="_wpnonce" value={nonce} readOnly />
        <input type="hidden" name="action" value="refund" readOnly />
        <input type="hidden" name="request" value={requestKey} readOnly />
        <p className={styles.hint}>{words.hint}</p>
        {refundLimit ? (
          <Notice kind="info">
            {words.limit(formatEuro(refundLimit.limit, locale), formatEuro(refundLimit.left, locale))}
          </Notice>
        ) : null}
        {refundable.lines.map((line) => {
          const name = order.lines.find(({ id }) => id === line.id)?.name ?? '';
          const pieces = refundablePieces(line);
          const left = leftToRefund(line, refundable.mode);
          if (pieces === 0 && left === zeroCents) return null;
          const names = {
            quantity: refundFields.quantity(line.id),
            amount: refundFields.amount(line.id),
            restock: refundFields.restock(line.id),
          };
          const proposed = refundProposal(line, piecesIn(fields[names.quantity]), refundable.mode);
          return (
            <fieldset key={line.id} className={styles.line}>
              <legend>{name}</legend>
              <TextField
                id={`refund-quantity-${line.id}`}
                name={names.quantity}
                label={words.quantity}
                aria-label={words.quantityOf(name)}
                hint={words.sold(line.quantity, pieces)}
                inputMode="numeric"
                defaultValue={first[names.quantity] ?? ''}
                placeholder="0"
              />
              <TextField
                id={`refund-amount-${line.id}`}
                name={names.amount}
                label={words.amount}
                aria-label={words.amountOf(name)}
                hint={words.left(formatEuro(left, locale))}
                inputMode="decimal"
                defaultValue={first[names.amount] ?? ''}
                placeholder={formatAmount(proposed)}
              />
              <Checkbox
                name={names.restock}
                value="1"
                aria-label={words.restockOf(name)}
                defaultChecked={refused === null || first[names.restock] !== undefined}
              >
                {words.restock}
              </Checkbox>
            </fieldset>
          );
        })}
        {shippingLeft === zeroCents ? null : (
          <fieldset className={styles.line}>
            <legend>{words.shipping}</legend>
            <TextField
              id="refund-shipping"
              name={refundFields.shipping}
              label={words.amount}
              aria-label={words.shippingOf}
              hint={words.left(formatEuro(shippingLeft, locale))}
              inputMode="decimal"
              defaultValue={first[refundFields.shipping] ?? ''}
              placeholder={formatAmount(zeroCents)}
            />
          </fieldset>
        )}
        <TextArea
          id="refund-reason"
          name={refundFields.reason}
          label={words.reason}
          hint={words.reasonHint}
          defaultValue={first[refundFields.reason] ?? ''}
          rows={2}
        />
        {payout}
        <RefundSum {...{ order, refundable, refundLimit, fields }} />
        <div className={styles.buttons}>
          <Button type="submit">
            {refundSource.by === 'provider' ? words.submitProvider : words.submit}
          </Button>
          <p className={styles.hint}>
            {refundSourceHint(refundSource, order.paymentMethod, backOfficeWords)}
          </p>
        </div>
      </form>
    </details>
  );
}

function RefundSum({
  order,
  refundable,
  refundLimit,
  fields,
}: Pick<RefundFormProps, 'order' | 'refundable' | 'refundLimit'> & { fields: RefundFields }) {
  const { staffOrders, locale } = useBackOfficeWords();
  const words = staffOrders.refund;
  const refusalSentence = useRefusalSentence(order);
  const read = readRefundForm(refundable, fields);
  const planned = read.ok ? planRefund(refundable, read.request) : read;
  const refused = refusalOf(planned, refundLimit);
  const sum = planned.ok ? planned.refund : { total: zeroCents, tax: zeroCents };
  return (
    <output className={styles.sum} aria-live="polite">
      {refused ? (
        <span className={styles.wrong}>{refusalSentence(refused)}</span>
      ) : (
        <>
          <span>{words.sum}</span> <strong>{formatEuro(sum.total, locale)}</strong>{' '}
          <small>{words.sumTax(formatEuro(sum.tax, locale))}</small>
        </>
      )}
    </output>
  );
}

/** What is wrong with what is typed; an empty form is not. */
function refusalOf(
  planned: ReturnType<typeof planRefund> | Extract<ReturnType<typeof readRefundForm>, { ok: false }>,
  allowed: RefundLimit | null,
): RefundProblem | null {
  if (!planned.ok) return planned.error.code === 'nothing-to-refund' ? null : planned.error;
  return exceedsLimit(allowed, planned.refund.total) ? { code: 'above-limit', ...allowed } : null;
}
