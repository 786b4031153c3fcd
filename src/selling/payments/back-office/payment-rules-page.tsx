import { FormSummary } from '#foundation/records/back-office/form-summary.tsx';
import sheet from '#foundation/records/back-office/staff-form.module.css';
import { Notice } from '#kit/ui/display/notice.tsx';
import { useBackOfficeWords } from '#kit/words/back-office/use-back-office-words.ts';
import { staffPaymentsFor } from '#messages/payments/staff-payments-for.ts';
import type { StaffCredit, StaffRule } from '../rules/payment-rule.ts';
import type { RuleProblem } from '../rules/payment-rule-form.ts';
import { CreditLimits, type CreditLimitsProps } from './credit-limits.tsx';
import { RuleForm } from './rule-form.tsx';
import { RuleTable } from './rule-table.tsx';

type Typed = Readonly<Record<string, string>>;

export type PaymentRulesPageProps = {
  readonly rules: readonly StaffRule[];
  readonly credits: readonly StaffCredit[];
  readonly groups: readonly { readonly id: number; readonly name: string; readonly isBusiness: boolean }[];
  readonly nonce: string;
  /** the reader may open the pages of customers */
  readonly mayOpenCustomer: boolean;
  readonly edited: StaffRule | null;
  readonly done: 'saved' | 'deleted' | 'credit' | null;
  readonly outcome:
    | { readonly kind: 'expired' }
    | { readonly kind: 'wrong-rule'; readonly problems: readonly RuleProblem[]; readonly typed: Typed }
    | { readonly kind: 'wrong-credit'; readonly code: CreditLimitsProps['problem']; readonly typed: Typed }
    | null;
};

/** The payment rules, and the companies that order on credit. */
export function PaymentRulesPage(props: PaymentRulesPageProps) {
  const { rules, credits, groups, nonce, mayOpenCustomer, edited, done, outcome } = props;
  const { backOffice, locale } = useBackOfficeWords();
  const words = staffPaymentsFor(locale);
  const wrongRule = outcome?.kind === 'wrong-rule' ? outcome : null;
  const wrongCredit = outcome?.kind === 'wrong-credit' ? outcome : null;
  return (
    <>
      <div className={sheet.head}>
        <h1>{words.title}</h1>
        <p>{words.intro}</p>
      </div>
      {done && !outcome ? <Notice kind="success">{words.done[done]}</Notice> : null}
      {outcome?.kind === 'expired' ? <Notice kind="warning">{backOffice.forms.expired}</Notice> : null}
      <FormSummary
        problems={(wrongRule?.problems ?? []).map(({ field, code }) => ({
          id: `rule-${field}`,
          sentence: words.problems[code],
        }))}
      />
      <h2>{words.rulesHeading}</h2>
      <RuleTable rules={rules} nonce={nonce} />
      <RuleForm
        key={edited?.id ?? 'new'}
        groups={groups}
        nonce={nonce}
        edited={edited}
        problems={wrongRule?.problems ?? []}
        typed={wrongRule?.typed ?? null}
      />
      <CreditLimits
        credits={credits}
        mayOpenCustomer={mayOpenCustomer}
        nonce={nonce}
        problem={wrongCredit?.code ?? null}
        typed={wrongCredit?.typed ?? {}}
      />
    </>
  );
}
