import { amount, choice, choiceOr, flag, id, needed, text, trimmed } from '#foundation/forms/rules/fields.ts';
import { type DraftOf, formSchema, type ProblemOf, readForm } from '#foundation/forms/rules/form-schema.ts';
import type { PostedForm } from '#foundation/forms/rules/typed-values.ts';
import { toCents } from '#foundation/money/rules/cents.ts';
import { parseEuro } from '#foundation/money/rules/parse-euro.ts';
import { paymentMethodIds } from './payment-methods.ts';
import { type Adjustment, isSurcharge, ruleReaches } from './payment-rule.ts';

/** The nonce action of the page of payment rules. */
export const paymentRulesAction = 'staff-payment-rules';

/** The choices of staff for a fee or discount. */
export const adjustmentChoices = [
  'none',
  'discount-percent',
  'discount-fixed',
  'surcharge-percent',
  'surcharge-fixed',
] as const;
export type AdjustmentChoice = (typeof adjustmentChoices)[number];

/** The fields of the form of a rule, which are their ids too. */
export type RuleField = 'method' | 'group' | 'customer' | 'minimum' | 'maximum' | 'adjustment' | 'amount';

/** A percentage has two decimals too: its hundredths are basis points. */
function readAdjustment(choice: AdjustmentChoice, typed: string): Adjustment | 'percent' | 'amount' {
  if (choice === 'none') return { kind: 'none' };
  const sign = choice.startsWith('discount') ? -1 : 1;
  const isPercent = choice.endsWith('percent');
  const size = parseEuro(typed);
  if (size === null || size === 0 || (isPercent && size > 10_000)) return isPercent ? 'percent' : 'amount';
  return isPercent
    ? { kind: 'percent', basisPoints: sign * size }
    : { kind: 'fixed', amount: toCents(sign * size) };
}

/** A rule as staff enter it, minimum and maximum in cents; the group or customer is looked up afterwards. */
const ruleForm = () =>
  formSchema(
    {
      method: choice(paymentMethodIds, 'method'),
      reach: choiceOr(ruleReaches, 'business'),
      group: id(),
      customer: trimmed(),
      offered: flag(),
      minimum: amount('order-value', 'plain'),
      maximum: amount('order-value', 'plain'),
      adjustment: choiceOr(adjustmentChoices, 'none'),
      amount: text(),
    },
    ({ reach, group, customer, minimum, maximum, adjustment, amount: typed }) => {
      const read = readAdjustment(adjustment, typed);
      const isBelow = minimum !== null && maximum !== null && minimum > maximum;
      return {
        group: reach === 'group' && group === null && 'group',
        customer: reach === 'customer' && customer === '' && 'customer',
        minimum: minimum === 0 && 'order-value',
        maximum: maximum === 0 ? 'order-value' : isBelow && 'minimum-above-maximum',
        amount: typeof read === 'string' && read,
      };
    },
    ({ group, customer, adjustment, amount: typed, ...rule }) => ({
      ...rule,
      groupId: rule.reach === 'group' ? group : null,
      customerEmail: rule.reach === 'customer' ? customer : null,
      adjustment: readAdjustment(adjustment, typed) as Adjustment,
    }),
  );

/** The credit limit of a company, in cents; the server looks up the customer by email address. */
export const creditForm = () =>
  formSchema({
    customer: trimmed(),
    limit: needed(amount('limit', 'plain'), 'limit'),
  });

export type TypedRule = DraftOf<ReturnType<typeof ruleForm>>;
export type RuleProblem = {
  readonly field: RuleField;
  readonly code: ProblemOf<ReturnType<typeof ruleForm>> | 'surcharge-for-consumers' | 'exists';
};

/** Reads the form of a rule; returns all its problems at once. */
export function readRuleForm(
  form: PostedForm,
):
  | { readonly ok: true; readonly rule: TypedRule }
  | { readonly ok: false; readonly problems: readonly RuleProblem[] } {
  const read = readForm(ruleForm(), form);
  if (read.ok) return { ok: true, rule: read.draft };
  const problems = Object.entries(read.problems).map(([field, code]) => ({
    field: field as RuleField,
    code,
  }));
  return { ok: false, problems };
}

/** The choice for an adjustment, to fill the form with. */
export function adjustmentChoice(adjustment: Adjustment): AdjustmentChoice {
  if (adjustment.kind === 'none') return 'none';
  return `${isSurcharge(adjustment) ? 'surcharge' : 'discount'}-${adjustment.kind}`;
}

/** Whether a rule is a surcharge for consumers, which the law forbids (FEE-01). */
export function chargesConsumers(
  rule: Pick<TypedRule, 'adjustment'>,
  about: { readonly isBusiness: boolean },
): boolean {
  return isSurcharge(rule.adjustment) && !about.isBusiness;
}
