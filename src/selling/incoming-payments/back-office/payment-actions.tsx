import { type Cents, subtractCents, zeroCents } from '#foundation/money/rules/cents.ts';
import { formatEuro } from '#foundation/money/rules/format-euro.ts';
import { Button } from '#kit/ui/controls/button.tsx';
import { TextField } from '#kit/ui/controls/text-field.tsx';
import { useBackOfficeWords } from '#kit/words/back-office/use-back-office-words.ts';
import { type IncomingPayment, longestReason, type SettleProblem } from '../rules/incoming-payment.ts';
import styles from './incoming-payments.module.css';

/** A form that was refused, and what was typed into it. */
export type RefusedForm = {
  readonly problem: SettleProblem;
  readonly paymentId: number;
  readonly typed: { readonly numbers: string; readonly reason: string };
};

export type PaymentActionsProps = {
  readonly payment: IncomingPayment;
  readonly action: string;
  readonly nonce: string;
  /** of this payment */
  readonly refused: RefusedForm | null;
  readonly sentence: string;
};

/** What staff can do with a payment: confirm its orders, match it by hand, set it aside, take that back. */
export function PaymentActions({ payment, action, nonce, refused, sentence }: PaymentActionsProps) {
  const { incomingPayments: words } = useBackOfficeWords();
  const { id, state, proposal } = payment;
  const proof = (
    <>
      <input type="hidden" name="_wpnonce" value={nonce} readOnly />
      <input type="hidden" name="payment" value={id} readOnly />
    </>
  );
  const name = payment.payer || payment.tracking || payment.text.slice(0, 60);
  if (state !== 'open') {
    const [step, label] =
      state === 'matched' ? (['undo', words.undo] as const) : (['open', words.reopen] as const);
    return (
      <form method="post" action={action}>
        {proof}
        <Button type="submit" name="action" value={step} kind="secondary" aria-label={`${label}: ${name}`}>
          {label}
        </Button>
      </form>
    );
  }
  const differs = refused?.problem.code === 'differs' ? refused.problem : null;
  const offered = differs
    ? { numbers: differs.numbers, difference: differs.difference }
    : proposal && { numbers: proposal.orders.map(({ number }) => number), difference: proposal.difference };
  return (
    <div className={styles.stack}>
      {offered ? (
        <form className={styles.buttons} method="post" action={action}>
          {proof}
          <input type="hidden" name="action" value="match" readOnly />
          <input type="hidden" name="orders" value={offered.numbers.join(', ')} readOnly />
          <input type="hidden" name="seen" value={offered.difference} readOnly />
          <ConfirmButtons {...offered} />
        </form>
      ) : null}
      <details className={styles.byHand} open={refused !== null && !differs}>
        <summary aria-label={words.byHandOf(name)}>{words.byHand}</summary>
        <form className={styles.stack} method="post" action={action}>
          {proof}
          <TextField
            id={`orders-${id}`}
            name="orders"
            label={words.numbers}
            hint={words.numbersHint}
            inputMode="numeric"
            autoComplete="off"
            maxLength={400}
            defaultValue={refused?.typed.numbers ?? ''}
            error={refused && !differs && !isAboutReason(refused) ? sentence : ''}
          />
          <Button type="submit" name="action" value="match" kind="secondary">
            {words.match}
          </Button>
        </form>
        <form className={styles.stack} method="post" action={action}>
          {proof}
          <TextField
            id={`reason-${id}`}
            name="reason"
            label={words.reason}
            hint={words.reasonHint}
            autoComplete="off"
            maxLength={longestReason}
            defaultValue={refused?.typed.reason ?? ''}
            error={refused && isAboutReason(refused) ? sentence : ''}
          />
          <Button type="submit" name="action" value="aside" kind="secondary">
            {words.setAside}
          </Button>
        </form>
      </details>
    </div>
  );
}

const isAboutReason = ({ problem }: RefusedForm) =>
  problem.code === 'reason' || problem.code === 'reason-too-long';

/** One button where the amount is exact; else what becomes of the difference, which is never decided for staff. */
function ConfirmButtons({ numbers, difference }: { numbers: readonly number[]; difference: Cents }) {
  const { incomingPayments: words, locale } = useBackOfficeWords();
  if (difference === zeroCents) {
    return (
      <Button type="submit" name="difference" value="none" aria-label={words.confirmOf(numbers.join(', '))}>
        {words.confirm}
      </Button>
    );
  }
  if (difference > 0) {
    return (
      <Button type="submit" name="difference" value="accept" kind="secondary">
        {words.acceptMore(formatEuro(difference, locale))}
      </Button>
    );
  }
  return (
    <>
      <Button type="submit" name="difference" value="part" kind="secondary">
        {words.part}
      </Button>
      <Button type="submit" name="difference" value="accept" kind="quiet">
        {words.acceptLess(formatEuro(subtractCents(zeroCents, difference), locale))}
      </Button>
    </>
  );
}
