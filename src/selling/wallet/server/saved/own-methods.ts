import type { Selectable } from 'kysely';
import type { SavedPaymentMethodsTable } from '#foundation/database/tables.ts';
import type {
  AttemptMemo,
  PaymentAdapter,
  PaymentVault,
  StoredRef,
} from '#foundation/payment-provider/rules/payment-adapter.ts';
import type { RequestContext } from '#foundation/request-context/request-context.ts';
import {
  cartMethodIds,
  isProviderMethod,
  type ProviderMethodId,
} from '#selling/payments/rules/payment-methods.ts';
import { adapterOf } from '#selling/payments/server/adapter-of.ts';
import { isExpired, type SavedMethod, type SavedMethodsOffer } from '../../rules/saved-method.ts';
import { accountIn } from './store-method.ts';

type Ctx = Pick<RequestContext, 'db' | 'clock' | 'visitor' | 'settings' | 'paymentAdapters'>;

/** A stored method with how its provider knows it. */
export type OwnMethod = SavedMethod & { readonly ref: StoredRef };

/**
 * The customer whose stored methods the visitor may see and charge: their own, of a subaccount those of its own log-in. Nobody who acts in the
 * account of another person; null for guests.
 */
export function methodsOwner({ visitor: { person } }: Pick<RequestContext, 'visitor'>): number | null {
  return person && !person.actedBy ? person.customerId : null;
}

/** The provider's vault of a payment method; null where methods are not stored: by setting, by provider, or because nobody is logged in. */
export function vaultOf(ctx: Omit<Ctx, 'db' | 'clock'>, method: string): PaymentVault | null {
  if (!ctx.settings.saved_methods_enabled || methodsOwner(ctx) === null) return null;
  return adapterOf(ctx, method)?.vault ?? null;
}

/** Whether the visitor may store payment methods of any provider that is connected. */
export const savesMethods = (ctx: Omit<Ctx, 'db' | 'clock'>): boolean =>
  cartMethodIds.some((method) => vaultOf(ctx, method) !== null);

/** The visitor's stored methods, the default first; those that cannot be charged now included. */
export async function readOwnMethods(ctx: Ctx): Promise<readonly OwnMethod[]> {
  const owner = methodsOwner(ctx);
  if (owner === null) return [];
  const rows = await ctx.db
    .selectFrom('saved_payment_methods')
    .selectAll()
    .where('customer_id', '=', owner)
    .where('deleted_at', 'is', null)
    .orderBy('is_default', 'desc')
    .orderBy('id', 'desc')
    .execute();
  return rows.flatMap((row) => ownMethod(ctx, row) ?? []);
}

/** One of the visitor's stored methods that can be charged now by a payment method; null for any other, whoever has it. */
export async function findChargeable(ctx: Ctx, method: string, id: number): Promise<OwnMethod | null> {
  const own = await readOwnMethods(ctx);
  return own.find((one) => one.id === id && one.method === method && one.isOffered) ?? null;
}

/** What the checkout offers beside each of these payment methods; methods for which nothing is stored, or may be, are left out. */
export async function offerSavedMethods(ctx: Ctx, methods: readonly string[]): Promise<SavedMethodsOffers> {
  const storing = methods.filter((method) => vaultOf(ctx, method) !== null);
  if (storing.length === 0) return {};
  const own = (await readOwnMethods(ctx)).filter(({ isOffered }) => isOffered);
  return Object.fromEntries(
    storing.map((method) => [
      method,
      { methods: own.flatMap(({ ref: _, ...one }) => (one.method === method ? one : [])), maySave: true },
    ]),
  );
}

/** By payment method. */
export type SavedMethodsOffers = Readonly<Record<string, SavedMethodsOffer>>;

function ownMethod(ctx: Ctx, row: Selectable<SavedPaymentMethodsTable>): OwnMethod | null {
  if (!isProviderMethod(row.method)) return null;
  const method: ProviderMethodId = row.method;
  const { id, brand, last_digits: lastDigits, expires, email, is_default: isDefault, token } = row;
  // Written by store-method alone.
  const memo = row.memo as AttemptMemo;
  const expired = isExpired(expires, ctx.clock.now());
  const isOffered = !expired && (vaultOf(ctx, method)?.reaches(memo) ?? false);
  return {
    id,
    method,
    brand,
    lastDigits,
    expires,
    email,
    isDefault,
    isExpired: expired,
    isOffered,
    ref: { token, memo },
  };
}

/** The id by which the provider's current account knows a customer, of what was stored there last; '' for none. */
export async function knownAs(
  { db }: Pick<RequestContext, 'db'>,
  { code, vault }: PaymentAdapter,
  customerId: number,
): Promise<string> {
  const methods = await db
    .selectFrom('saved_payment_methods')
    .select('memo')
    .where('customer_id', '=', customerId)
    .where('adapter', '=', code)
    .where('deleted_at', 'is', null)
    .orderBy('id', 'desc')
    .execute();
  const here = methods.map(({ memo }) => memo as AttemptMemo).find((memo) => vault?.reaches(memo));
  if (!here) return '';
  const row = await db
    .selectFrom('provider_customers')
    .select('provider_customer')
    .where('customer_id', '=', customerId)
    .where('adapter', '=', code)
    .where('account', '=', accountIn(here))
    .executeTakeFirst();
  return row?.provider_customer ?? '';
}
