import { type Cents, toCents } from '#foundation/money/rules/cents.ts';
import { formatAmount } from '#foundation/money/rules/format-euro.ts';
import sheet from '#foundation/records/back-office/staff-form.module.css';
import { Button } from '#kit/ui/controls/button.tsx';
import { Checkbox } from '#kit/ui/controls/checkbox.tsx';
import { Select } from '#kit/ui/controls/select.tsx';
import { TextField } from '#kit/ui/controls/text-field.tsx';
import { useBackOfficeWords } from '#kit/words/back-office/use-back-office-words.ts';
import { paymentMethodsFor } from '#messages/payments/payment-methods-for.ts';
import { staffPaymentsFor } from '#messages/payments/staff-payments-for.ts';
import { paymentMethodIds } from '../rules/payment-methods.ts';
import { ruleReaches, type StaffRule } from '../rules/payment-rule.ts';
import {
  adjustmentChoice,
  adjustmentChoices,
  type RuleField,
  type RuleProblem,
} from '../rules/payment-rule-form.ts';

export type RuleFormProps = {
  readonly groups: readonly { readonly id: number; readonly name: string; readonly isBusiness: boolean }[];
  readonly nonce: string;
  readonly edited: StaffRule | null;
  readonly problems: readonly RuleProblem[];
  readonly typed: Readonly<Record<string, string>> | null;
};

type Fields = Readonly<Record<string, string | undefined>>;

const amountText = (amount: Cents | null) => (amount === null ? '' : formatAmount(amount));

function fieldsOf(rule: StaffRule): Fields {
  const { adjustment } = rule;
  const size =
    adjustment.kind === 'none'
      ? null
      : toCents(Math.abs(adjustment.kind === 'percent' ? adjustment.basisPoints : adjustment.amount));
  return {
    method: rule.method,
    reach: rule.reach,
    group: rule.groupId === null ? '' : String(rule.groupId),
    customer: rule.customerEmail ?? '',
    ...(rule.offered ? { offered: '1' } : {}),
    minimum: amountText(rule.minimum),
    maximum: amountText(rule.maximum),
    adjustment: adjustmentChoice(adjustment),
    amount: amountText(size),
  };
}

export function RuleForm({ groups, nonce, edited, problems, typed }: RuleFormProps) {
  const { locale } = useBackOfficeWords();
  const words = staffPaymentsFor(locale);
  const { titles } = paymentMethodsFor(locale);
  const fields: Fields = typed ?? (edited ? fieldsOf(edited) : { offered: '1' });
  const field = (name: RuleField) => {
    const problem = problems.find((one) => one.field === name);
    return {
      id: `rule-${name}`,
      name,
      defaultValue: fields[name] ?? '',
      error: problem ? words.problems[problem.code] : '',
    };
  };
  return (
    <form className={sheet.sheet} method="post" action="/staff/payment-rules/" id="rule-form" noValidate>
      <h2>{edited ? words.editHeading : words.newHeading}</h2>
      <input type="hidden" name="_wpnonce" value={nonce} readOnly />
      <input type="hidden" name="action" value="save" readOnly />
      {edited ? <input type="hidden" name="rule" value={edited.id} readOnly /> : null}
      <div className={sheet.row}>
        <Select
          {...field('method')}
          label={words.method}
          options={paymentMethodIds.map((id) => ({ value: id, label: titles[id] }))}
        />
        <Select
          id="rule-reach"
          name="reach"
          label={words.reach}
          defaultValue={fields.reach ?? 'business'}
          options={ruleReaches.map((reach) => ({ value: reach, label: words.reaches[reach] }))}
        />
        <Select
          {...field('group')}
          label={words.group}
          options={[
            { value: '', label: words.chooseGroup },
            ...groups.map(({ id, name }) => ({ value: String(id), label: name })),
          ]}
        />
        <TextField
          {...field('customer')}
          label={words.customer}
          hint={words.customerHint}
          type="email"
          autoComplete="off"
        />
      </div>
      <Checkbox name="offered" value="1" defaultChecked={fields.offered !== undefined}>
        {words.offered}
      </Checkbox>
      <div className={sheet.row}>
        <TextField
          {...field('minimum')}
          label={words.minimum}
          hint={words.valueHint}
          inputMode="decimal"
          autoComplete="off"
        />
        <TextField {...field('maximum')} label={words.maximum} inputMode="decimal" autoComplete="off" />
      </div>
      <div className={sheet.row}>
        <Select
          {...field('adjustment')}
          label={words.adjustment}
          hint={words.lawHint}
          options={adjustmentChoices.map((choice) => ({ value: choice, label: words.adjustments[choice] }))}
        />
        <TextField
          {...field('amount')}
          label={words.amount}
          hint={words.amountHint}
          inputMode="decimal"
          autoComplete="off"
        />
      </div>
      <div className={sheet.buttons}>
        <Button type="submit">{words.save}</Button>
        {edited ? <a href="/staff/payment-rules/">{words.cancel}</a> : null}
      </div>
    </form>
  );
}
