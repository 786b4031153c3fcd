import type { Database } from '#foundation/database/client.ts';
import { inTransaction } from '#foundation/database/in-transaction.ts';
import { acceptedCards } from '#foundation/payment-provider/rules/judge-card.ts';
import type { AttemptMemo, StoredMethod } from '#foundation/payment-provider/rules/payment-adapter.ts';
import type { Clock } from '#foundation/services/clock.ts';
import { paymentMethodIds, paymentMethodOf } from '#selling/payments/rules/payment-methods.ts';
import type { WalletPayment } from '../payment-row.ts';

type ToStore = {
  readonly customerId: number;
  readonly adapter: string;
  readonly memo: AttemptMemo;
  readonly stored: StoredMethod;
};

/**
 * Writes down a method that a provider has stored, and by which name it knows the customer; returns its id, the same where it is known already. The
 * first one of a customer is the default. Null for a card that the shop does not accept, which is left to be deleted there.
 */
export async function storeMethod(
  { db, clock }: { readonly db: Database; readonly clock: Clock },
  { customerId, adapter, memo, stored }: ToStore,
): Promise<number | null> {
  const method = paymentMethodIds.find((id) => {
    const { provider } = paymentMethodOf(id);
    return provider?.code === adapter && provider.source === stored.source;
  });
  if (!method) return null;
  const isAccepted = stored.brand === '' || acceptedCards.some((brand) => brand === stored.brand);
  const now = clock.now();
  const done = await inTransaction(db, async (inside) => {
    // One at a time for a customer: two firsts would both be the default.
    await inside.selectFrom('customers').select('id').where('id', '=', customerId).forUpdate().execute();
    const first = await inside
      .selectFrom('saved_payment_methods')
      .select('id')
      .where('customer_id', '=', customerId)
      .where('deleted_at', 'is', null)
      .executeTakeFirst();
    const row = await inside
      .insertInto('saved_payment_methods')
      .values({
        customer_id: customerId,
        method,
        adapter,
        memo: JSON.stringify(memo),
        token: stored.token,
        brand: stored.brand.slice(0, 40),
        last_digits: stored.lastDigits,
        expires: stored.expires,
        email: stored.email.slice(0, 300),
        is_default: first === undefined && isAccepted,
        created_at: now,
        deleted_at: isAccepted ? null : now,
      })
      .onConflict((conflict) => conflict.columns(['adapter', 'token']).doNothing())
      .returning('id')
      .executeTakeFirst();
    if (stored.customer !== '') {
      await rememberProviderCustomer(inside, {
        customerId,
        adapter,
        memo,
        providerCustomer: stored.customer,
      });
    }
    const known = row ?? (await findStored(inside, { adapter, token: stored.token, customerId }));
    return { ok: true as const, id: known?.id ?? null };
  });
  return isAccepted ? done.id : null;
}

/** Stores the method that has paid, where its buyer wanted that; once. */
export async function storePaidMethod(
  ctx: { readonly db: Database; readonly clock: Clock },
  { id, saveFor, method, memo }: WalletPayment,
  stored: StoredMethod,
): Promise<void> {
  const adapter = paymentMethodOf(method).provider?.code;
  if (saveFor === null || !adapter) return;
  await storeMethod(ctx, { customerId: saveFor, adapter, memo, stored });
  await ctx.db.updateTable('payment_attempts').set({ save_for: null }).where('id', '=', id).execute();
}

const findStored = (
  db: Database,
  {
    adapter,
    token,
    customerId,
  }: { readonly adapter: string; readonly token: string; readonly customerId: number },
) =>
  db
    .selectFrom('saved_payment_methods')
    .select('id')
    .where('adapter', '=', adapter)
    .where('token', '=', token)
    .where('customer_id', '=', customerId)
    .executeTakeFirst();

/** The shop's account at a provider, as a memo names it. */
export const accountIn = ({ environment = '', account = '' }: AttemptMemo) => `${environment}/${account}`;

type OfCustomer = { readonly customerId: number; readonly adapter: string; readonly memo: AttemptMemo };

/** Ties the provider's id of a customer to the account. */
export async function rememberProviderCustomer(
  db: Database,
  { customerId, adapter, memo, providerCustomer }: OfCustomer & { readonly providerCustomer: string },
): Promise<void> {
  await db
    .insertInto('provider_customers')
    .values({
      customer_id: customerId,
      adapter,
      account: accountIn(memo),
      provider_customer: providerCustomer.slice(0, 200),
    })
    .onConflict((conflict) =>
      conflict
        .columns(['customer_id', 'adapter', 'account'])
        .doUpdateSet({ provider_customer: providerCustomer.slice(0, 200) }),
    )
    .execute();
}
