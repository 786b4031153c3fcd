import { type Cents, toCents } from '#foundation/money/rules/cents.ts';
import { parseEuro } from '#foundation/money/rules/parse-euro.ts';
import { type PaymentMethodId, paymentMethodIds } from './payment-methods.ts';
import { type Adjustment, isSurcharge, type RuleReach, ruleReaches } from './payment-rule.ts';

/** What the nonce of the page with payment rules is made for. */
export const paymentRulesAction = 'staff-payment-rules';

/** What staff may choose for what a method takes off or adds. */
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

export type RuleProblemCode =
  | 'method'
  | 'group'
  | 'customer'
  | 'amount'
  | 'percent'
  | 'order-value'
  | 'minimum-above-maximum'
  | 'surcharge-for-consumers'
  | 'exists';

/** What is wrong with a field of a rule. */
export type RuleProblem = { readonly field: RuleField; readonly code: RuleProblemCode };

/** A rule as it was typed; whom it is about is looked up afterwards. */
export type TypedRule = {
  readonly method: PaymentMethodId;
  readonly reach: RuleReach;
  readonly groupId: number | null;
  readonly customerEmail: string | null;
  readonly offered: boolean;
  readonly minimum: Cents | null;
  readonly maximum: Cents | null;
  readonly adjustment: Adjustment;
};

/** Reads the form of a rule; everything that is wrong with it is told at once. */
export function readRuleForm(
  fields: Readonly<Record<string, string | undefined>>,
):
  | { readonly ok: true; readonly rule: TypedRule }
  | { readonly ok: false; readonly problems: readonly RuleProblem[] } {
  const problems: RuleProblem[] = [];
  const wrong = (field: RuleField, code: RuleProblemCode) => void problems.push({ field, code });
  const typed = (name: string) => (fields[name] ?? '').trim();
  const method = paymentMethodIds.find((id) => id === typed('method'));
  if (!method) wrong('method', 'method');
  const reach = ruleReaches.find((one) => one === typed('reach')) ?? 'business';
  const groupId = reach === 'group' ? Number(/^[1-9]\d{0,8}$/.exec(typed('group'))?.[0] ?? 0) : null;
  if (groupId === 0) wrong('group', 'group');
  const customerEmail = reach === 'customer' ? typed('customer') : null;
  if (customerEmail === '') wrong('customer', 'customer');
  const limit = (field: 'minimum' | 'maximum'): Cents | null => {
    if (typed(field) === '') return null;
    const amount = parseEuro(typed(field));
    if (amount === null || amount === 0) wrong(field, 'order-value');
    return amount;
  };
  const [minimum, maximum] = [limit('minimum'), limit('maximum')];
  if (minimum !== null && maximum !== null && minimum > maximum) wrong('maximum', 'minimum-above-maximum');
  const adjustment = readAdjustment(typed('adjustment'), typed('amount'), wrong);
  // A business of its own is known by where the rule reaches; of groups and customers it is looked up.
  if (problems.length > 0 || !method || !adjustment) return { ok: false, problems };
  const offered = fields.offered !== undefined;
  return { ok: true, rule: { method, reach, groupId, customerEmail, offered, minimum, maximum, adjustment } };
}

function readAdjustment(
  choice: string,
  typed: string,
  wrong: (field: RuleField, code: RuleProblemCode) => void,
): Adjustment | null {
  const known = adjustmentChoices.find((one) => one === choice) ?? 'none';
  if (known === 'none') return { kind: 'none' };
  const sign = known.startsWith('discount') ? -1 : 1;
  const isPercent = known.endsWith('percent');
  // A percentage has two decimals too: its hundredths are basis points.
  const size = parseEuro(typed);
  if (size === null || size === 0 || (isPercent && size > 10_000)) {
    wrong('amount', isPercent ? 'percent' : 'amount');
    return null;
  }
  return isPercent
    ? { kind: 'percent', basisPoints: sign * size }
    : { kind: 'fixed', amount: toCents(sign * size) };
}

/** What was chosen for an adjustment, as the form shows it again. */
export function adjustmentChoice(adjustment: Adjustment): AdjustmentChoice {
  if (adjustment.kind === 'none') return 'none';
  return `${isSurcharge(adjustment) ? 'surcharge' : 'discount'}-${adjustment.kind}`;
}

/** Whether a rule would charge a consumer more for a way of paying, which the law forbids (FEE-01). */
export function chargesConsumers(
  rule: Pick<TypedRule, 'adjustment'>,
  about: { readonly isBusiness: boolean },
): boolean {
  return isSurcharge(rule.adjustment) && !about.isBusiness;
}
