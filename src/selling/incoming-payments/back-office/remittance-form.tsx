import { formatAmount } from '#foundation/money/rules/format-euro.ts';
import { RecordTable } from '#foundation/records/back-office/record-table.tsx';
import { Button } from '#kit/ui/controls/button.tsx';
import { TextField } from '#kit/ui/controls/text-field.tsx';
import { Notice } from '#kit/ui/display/notice.tsx';
import { useBackOfficeWords } from '#kit/words/back-office/use-back-office-words.ts';
import { ChooseAll } from '#selling/orders/back-office/choose-all.tsx';
import type { CourierDebt } from '../rules/owed-by-couriers.ts';
import {
  longestReference,
  type RemittanceProblem,
  type RemittanceTyped,
  remittanceFields,
} from '../rules/typed-remittance.ts';
import styles from './incoming-payments.module.css';

export type RemittanceFormProps = {
  readonly debt: CourierDebt;
  /** its place on the page */
  readonly index: number;
  readonly today: string;
  readonly nonce: string;
  readonly refused: { readonly problem: RemittanceProblem; readonly typed: RemittanceTyped } | null;
};

/** The orders of a courier, to be ticked with what was handed over for each. Orders without a courier are only shown. */
export function RemittanceForm({ debt, index, today, nonce, refused }: RemittanceFormProps) {
  const { incomingPayments } = useBackOfficeWords();
  const words = incomingPayments.couriers;
  const { courier, orders } = debt;
  const isEntered = courier !== '';
  const typed = refused?.typed;
  const problemSentence = (problem: RemittanceProblem) =>
    'number' in problem ? words.problems[problem.code](problem.number) : words.problems[problem.code];
  const table = (
    <RecordTable
      rows={orders}
      keyOf={({ id }) => id}
      empty={words.none}
      {...(isEntered
        ? {
            choice: {
              name: remittanceFields.order,
              label: ({ number }: { readonly number: number }) => words.choose(number),
              isChosen: ({ id }: { readonly id: number }) => typed?.chosen.includes(id) ?? false,
            },
          }
        : {})}
      columns={[
        { name: words.order, link: ({ id, number }) => ({ path: `/staff/orders/${id}/`, label: number }) },
        { name: words.buyer, text: ({ buyer }) => <span dir="auto">{buyer}</span> },
        { name: words.tracking, text: ({ trackings }) => trackings.join(', ') || '–' },
        { name: words.since, date: ({ since }) => since },
        { name: words.due, money: ({ due }) => due },
        ...(isEntered
          ? [
              {
                name: words.handedOver,
                number: ({ id, number, due }: (typeof orders)[number]) => (
                  <input
                    className={`input-text ${styles.amount}`}
                    name={remittanceFields.amountOf(id)}
                    defaultValue={typed?.amounts[id] ?? formatAmount(due, 'it')}
                    aria-label={words.amountOf(number)}
                    inputMode="decimal"
                    autoComplete="off"
                  />
                ),
              },
            ]
          : []),
      ]}
    />
  );
  if (!isEntered) return table;
  return (
    <form className={styles.remittance} method="post">
      <input type="hidden" name="_wpnonce" value={nonce} readOnly />
      <input type="hidden" name={remittanceFields.courier} value={courier} readOnly />
      {refused ? <Notice kind="error">{problemSentence(refused.problem)}</Notice> : null}
      {table}
      <fieldset className={styles.entry}>
        <legend>{words.enter}</legend>
        <ChooseAll name={remittanceFields.order} label={words.chooseAll} />
        <TextField
          id={`remittance-day-${index}`}
          name={remittanceFields.day}
          type="date"
          label={words.day}
          defaultValue={typed?.day ?? today}
          max={today}
          required
        />
        <TextField
          id={`remittance-reference-${index}`}
          name={remittanceFields.reference}
          label={words.reference}
          optional={words.optional}
          defaultValue={typed?.reference ?? ''}
          maxLength={longestReference}
          autoComplete="off"
        />
        <Button type="submit">{words.enterButton}</Button>
      </fieldset>
    </form>
  );
}
