import { isBusinessCustomer } from '#customers/accounts/rules/is-business-customer.ts';
import { toCents } from '#foundation/money/rules/cents.ts';
import type { RequestContext } from '#foundation/request-context/request-context.ts';
import { accountOf, mayBuy, needsApproval } from '#foundation/visitor/rules/buying-for.ts';
import { readSegment } from '#pricing/customer-groups/server/read-segment.ts';
import type { TaxDestination } from '#pricing/tax/rules/combined-rate.ts';
import { readTaxRates } from '#pricing/tax/server/read-tax-rates.ts';
import { isPickupRate } from '#selling/shipping/rules/shipping-zone.ts';
import type { Adjustment, PaymentRule, RuleReach } from '../rules/payment-rule.ts';
import type { PaymentTerms } from '../rules/payment-terms.ts';
import { openProviders } from './adapter-of.ts';
import { readCredit } from './company-credit.ts';

type RuleRow = PaymentRule & { readonly groupId: number | null; readonly customerId: number | null };

type Buyer = {
  readonly customerId: number | null;
  readonly isBusiness: boolean;
  readonly groupId: number;
  readonly refused: readonly string[];
};

/**
 * The payment terms of the visitor, fees included: those of the account that they buy for, as far as they may
 * buy at all (SUB-08, SUB-09). Only a business customer costs a round trip.
 */
export async function readPaymentTerms(ctx: RequestContext): Promise<PaymentTerms> {
  const { person } = ctx.visitor;
  const terms = await readOwnTerms(ctx);
  if (!mayBuy(person)) return { ...terms, restriction: 'may-not-buy' };
  return needsApproval(person) ? { ...terms, restriction: 'needs-approval' } : terms;
}

function readOwnTerms(ctx: RequestContext): Promise<PaymentTerms> {
  const { person, terms } = ctx.visitor;
  return termsFor(ctx, {
    customerId: person ? accountOf(person) : null,
    isBusiness: person?.kind === 'business',
    groupId: terms.groupId,
    refused: terms.refusedPayments,
  });
}

/** What is known of an order that is paid later. */
type PlacedOrder = {
  /** null for a guest */
  readonly customerId: number | null;
  readonly shipping: TaxDestination;
  readonly shippingMethod?: string;
  /** why no VAT was charged; null or absent where it was */
  readonly vat?: object | null;
};

/** The same for the customer of an order, as it was taxed. */
export async function termsOf(ctx: RequestContext, order: PlacedOrder): Promise<PaymentTerms> {
  const [terms, rates] = await Promise.all([termsOfCustomer(ctx, order.customerId), readTaxRates(ctx)]);
  const isCollected = isPickupRate(order.shippingMethod ?? '');
  const isTaxed = isCollected || (!order.vat && rates.at('standard', order.shipping) > 0);
  return isTaxed ? terms : { ...terms, freedOf: rates.home('standard') };
}

async function termsOfCustomer(ctx: RequestContext, customerId: number | null): Promise<PaymentTerms> {
  if (customerId === (ctx.visitor.person?.customerId ?? null)) return readOwnTerms(ctx);
  const row =
    customerId !== null &&
    (await ctx.db
      .selectFrom('customers')
      .leftJoin('registrations', 'registrations.customer_id', 'customers.id')
      .leftJoin('registration_roles', 'registration_roles.id', 'registrations.role_id')
      .select(['customers.id', 'customers.group_id', 'approved_at', 'registration_roles.is_business'])
      // A subaccount pays on the terms of its main account.
      .where('customers.id', '=', ({ fn, selectFrom, val }) =>
        fn.coalesce(
          selectFrom('subaccounts').select('main_account_id').where('customer_id', '=', customerId),
          val(customerId),
        ),
      )
      .executeTakeFirst());
  if (!row) {
    const { terms } = await readSegment(ctx, 'guests');
    const { groupId, refusedPayments: refused } = terms;
    return termsFor(ctx, { customerId: null, isBusiness: false, groupId, refused });
  }
  const group = await readSegment(ctx, row.group_id);
  const isBusiness = isBusinessCustomer({
    isApproved: row.approved_at !== null,
    roleIsBusiness: row.is_business,
    groupKind: group.kind,
  });
  const { terms } = group.kind === 'business' && !isBusiness ? await readSegment(ctx, 'retail') : group;
  const { groupId, refusedPayments: refused } = terms;
  return termsFor(ctx, { customerId: row.id, isBusiness, groupId, refused });
}

async function termsFor(
  ctx: Pick<RequestContext, 'db' | 'memory' | 'settings' | 'paymentAdapters' | 'atTill' | 'byStaff'>,
  { customerId, isBusiness, groupId, refused }: Buyer,
): Promise<PaymentTerms> {
  const [stored, credit] = await Promise.all([
    ctx.memory.remember('payment-rules', () => readRules(ctx)),
    isBusiness && customerId !== null ? readCredit(ctx.db, customerId) : null,
  ]);
  const isAbout = (rule: RuleRow) => {
    if (rule.reach === 'business') return isBusiness;
    return rule.reach === 'group' ? rule.groupId === groupId : rule.customerId === customerId;
  };
  return {
    settings: ctx.settings,
    isBusiness,
    refused,
    connected: openProviders(ctx),
    credit: credit && credit.limit > 0 ? { ...credit, accountId: customerId ?? 0 } : null,
    rules: stored.filter(isAbout),
    byStaff: ctx.byStaff ?? false,
    atTill: ctx.atTill ?? false,
  };
}

async function readRules({ db }: Pick<RequestContext, 'db'>): Promise<readonly RuleRow[]> {
  const rows = await db.selectFrom('payment_rules').selectAll().orderBy('id').execute();
  return rows.map((row) => ({ ...ruleFromRow(row), groupId: row.group_id, customerId: row.customer_id }));
}

export function ruleFromRow(row: {
  readonly method: string;
  readonly reach: RuleReach;
  readonly offered: boolean;
  readonly minimum_cents: number | null;
  readonly maximum_cents: number | null;
  readonly adjustment: Adjustment['kind'];
  readonly amount: number;
}): PaymentRule {
  const adjustments = {
    none: { kind: 'none' },
    percent: { kind: 'percent', basisPoints: row.amount },
    fixed: { kind: 'fixed', amount: toCents(row.amount) },
  } as const satisfies Record<Adjustment['kind'], Adjustment>;
  return {
    method: row.method,
    reach: row.reach,
    offered: row.offered,
    minimum: row.minimum_cents === null ? null : toCents(row.minimum_cents),
    maximum: row.maximum_cents === null ? null : toCents(row.maximum_cents),
    adjustment: adjustments[row.adjustment],
  };
}
