import { type Cents, toCents } from '#foundation/money/rules/cents.ts';
import { formatEuro } from '#foundation/money/rules/format-euro.ts';
import { RecordTable } from '#foundation/records/back-office/record-table.tsx';
import sheet from '#foundation/records/back-office/staff-form.module.css';
import { useBackOfficeWords } from '#kit/words/back-office/use-back-office-words.ts';
import { paymentMethodsFor } from '#messages/payments/payment-methods-for.ts';
import { staffPaymentsFor } from '#messages/payments/staff-payments-for.ts';
import { paymentMethodIds } from '../rules/payment-methods.ts';
import { isSurcharge, type StaffRule } from '../rules/payment-rule.ts';

export type RuleTableProps = { readonly rules: readonly StaffRule[]; readonly nonce: string };

/** The rules, each with the ways to edit and to delete it. */
export function RuleTable({ rules, nonce }: RuleTableProps) {
  const { locale } = useBackOfficeWords();
  const words = staffPaymentsFor(locale);
  const { titles } = paymentMethodsFor(locale);
  const titleOf = ({ method }: StaffRule) => {
    const known = paymentMethodIds.find((id) => id === method);
    return known ? titles[known] : method;
  };
  const aboutOf = ({ reach, about }: StaffRule) => (reach === 'business' ? words.reaches.business : about);
  const euro = (amount: Cents | null) => (amount === null ? '' : formatEuro(amount, locale));
  const worthOf = ({ adjustment }: StaffRule) => {
    if (adjustment.kind === 'none') return words.adjustments.none;
    const say = isSurcharge(adjustment) ? words.surchargeOf : words.discountOf;
    if (adjustment.kind === 'fixed') return say(formatEuro(toCents(Math.abs(adjustment.amount)), locale));
    return say(
      `${String(Math.abs(adjustment.basisPoints) / 100).replace('.', locale === 'it' ? ',' : '.')}%`,
    );
  };
  return (
    <RecordTable
      rows={rules}
      keyOf={({ id }) => id}
      empty={words.none}
      columns={[
        { name: words.method, text: titleOf },
        { name: words.about, text: aboutOf },
        {
          name: words.availability,
          text: ({ offered }) => (offered ? words.offeredShort.yes : words.offeredShort.no),
        },
        { name: words.limits, text: ({ minimum, maximum }) => words.limitsOf(euro(minimum), euro(maximum)) },
        { name: words.adjustment, text: worthOf },
        {
          name: words.actions,
          text: (rule) => (
            <form className={sheet.buttons} method="post" action="/staff/payment-rules/">
              <input type="hidden" name="_wpnonce" value={nonce} readOnly />
              <input type="hidden" name="rule" value={rule.id} readOnly />
              <a
                href={`/staff/payment-rules/?rule=${rule.id}#rule-form`}
                aria-label={words.editOf(titleOf(rule), aboutOf(rule))}
              >
                {words.edit}
              </a>
              <button
                type="submit"
                name="action"
                value="delete"
                className={sheet.linkButton}
                aria-label={words.removeOf(titleOf(rule), aboutOf(rule))}
              >
                {words.remove}
              </button>
            </form>
          ),
        },
      ]}
    />
  );
}
