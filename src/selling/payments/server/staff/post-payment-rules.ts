import { recordAudit } from '#foundation/audit/server/record-audit.ts';
import { inTransaction } from '#foundation/database/in-transaction.ts';
import { readForm } from '#foundation/forms/rules/form-schema.ts';
import { postedForm } from '#foundation/forms/rules/typed-values.ts';
import type { RequestContext } from '#foundation/request-context/request-context.ts';
import {
  creditForm,
  paymentRulesAction,
  type RuleProblem,
  readRuleForm,
} from '../../rules/payment-rule-form.ts';
import { saveCreditLimit } from './save-credit-limit.ts';
import { savePaymentRule } from './save-payment-rule.ts';

type TypedFields = Readonly<Record<string, string>>;

type CreditProblem = 'unknown-customer' | 'no-business' | 'limit';

export type PaymentRulesOutcome =
  | { readonly kind: 'saved' | 'deleted' | 'credit' }
  | { readonly kind: 'expired' }
  | { readonly kind: 'wrong-rule'; readonly problems: readonly RuleProblem[]; readonly typed: TypedFields }
  | { readonly kind: 'wrong-credit'; readonly code: CreditProblem; readonly typed: TypedFields };

const idIn = (typed: string | undefined) => Number(/^[1-9]\d{0,8}$/.exec(typed ?? '')?.[0] ?? 0) || null;

/** The forms of the page of payment rules: save or delete a rule, set a company's credit limit. */
export async function postPaymentRules(ctx: RequestContext, form: FormData): Promise<PaymentRulesOutcome> {
  const typed: TypedFields = Object.fromEntries(
    [...form].filter((entry): entry is [string, string] => typeof entry[1] === 'string'),
  );
  if (!ctx.nonces.check(paymentRulesAction, typed._wpnonce ?? '')) return { kind: 'expired' };
  switch (typed.action) {
    case 'delete': {
      const id = idIn(typed.rule);
      if (id !== null) await deleteRule(ctx, id);
      return { kind: 'deleted' };
    }
    case 'credit': {
      const read = readForm(creditForm(), postedForm(form));
      if (!read.ok) return { kind: 'wrong-credit', code: 'limit', typed };
      const { customer: email, limit } = read.draft;
      const saved = await saveCreditLimit(ctx, { email, limit });
      return saved.ok ? { kind: 'credit' } : { kind: 'wrong-credit', code: saved.error.code, typed };
    }
    default: {
      const read = readRuleForm(postedForm(form));
      if (!read.ok) return { kind: 'wrong-rule', problems: read.problems, typed };
      const saved = await savePaymentRule(ctx, read.rule, idIn(typed.rule));
      return saved.ok ? { kind: 'saved' } : { kind: 'wrong-rule', problems: saved.problems, typed };
    }
  }
}

async function deleteRule(ctx: RequestContext, id: number): Promise<void> {
  await inTransaction(ctx.db, async (db): Promise<{ readonly ok: true }> => {
    const gone = await db.deleteFrom('payment_rules').where('id', '=', id).returningAll().executeTakeFirst();
    if (!gone) return { ok: true };
    const { created_at: _, ...facts } = gone;
    const subject = { kind: 'payment-rule', id, name: gone.method } as const;
    await recordAudit({ ...ctx, db }, { what: 'deleted', subject, before: facts, after: null });
    return { ok: true };
  });
}
