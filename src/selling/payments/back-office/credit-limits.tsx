import { formatEuro } from '#foundation/money/rules/format-euro.ts';
import { RecordTable } from '#foundation/records/back-office/record-table.tsx';
import { useBackOfficeWords } from '#kit/words/back-office/use-back-office-words.ts';
import { staffPaymentsFor } from '#messages/payments/staff-payments-for.ts';
import { creditLeft } from '../rules/company-credit.ts';
import type { StaffCredit } from '../rules/payment-rule.ts';
import { CreditLimitForm, type CreditLimitFormProps } from './credit-limit-form.tsx';

export type CreditLimitsProps = CreditLimitFormProps & {
  readonly credits: readonly StaffCredit[];
  readonly mayOpenCustomer: boolean;
};

/** The companies that order on credit, and the form that sets a limit. */
export function CreditLimits({ credits, mayOpenCustomer, ...form }: CreditLimitsProps) {
  const { locale } = useBackOfficeWords();
  const words = staffPaymentsFor(locale).credit;
  return (
    <>
      <h2>{words.heading}</h2>
      <p>{words.intro}</p>
      <RecordTable
        rows={credits}
        keyOf={({ customerId }) => customerId}
        empty={words.none}
        columns={[
          {
            name: words.company,
            text: ({ customerId, name, vatNumber }) => (
              <span>
                {mayOpenCustomer ? <a href={`/staff/customers/${customerId}/`}>{name}</a> : name}
                {vatNumber === '' ? null : <small>{words.vatNumber(vatNumber)}</small>}
              </span>
            ),
          },
          { name: words.emailShort, text: ({ email }) => email },
          { name: words.limit, number: ({ limit }) => formatEuro(limit, locale) },
          { name: words.used, number: ({ used }) => formatEuro(used, locale) },
          { name: words.left, number: (credit) => formatEuro(creditLeft(credit), locale) },
        ]}
      />
      <CreditLimitForm {...form} />
    </>
  );
}
