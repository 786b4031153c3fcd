import type {
  AttemptMemo,
  PaymentAdapter,
  ProviderFault,
} from '#foundation/payment-provider/rules/payment-adapter.ts';
import type { RequestContext } from '#foundation/request-context/request-context.ts';
import { cardMethod, isProviderMethod, paymentMethods } from '#selling/payments/rules/payment-methods.ts';
import { adapterOf } from '#selling/payments/server/adapter-of.ts';
import { setupReturnPath } from '../../rules/saved-method.ts';
import { knownAs, methodsOwner, vaultOf } from './own-methods.ts';
import { rememberProviderCustomer, storeMethod } from './store-method.ts';

/** `off`: nothing is stored, by setting or by provider; `unknown`: not one that this customer has begun; `provider`: it refused, or did not answer */
export type SetUpError =
  | { readonly code: 'off' | 'not-logged-in' | 'unknown' | 'card-unsupported' }
  | { readonly code: 'provider'; readonly issue: string; readonly isUnanswered: boolean };

export type SetUpResult<T> = ({ readonly ok: true } & T) | { readonly ok: false; readonly error: SetUpError };

const faultOf = ({ kind, issue }: ProviderFault) =>
  ({ code: 'provider', issue, isUnanswered: kind === 'unanswered' }) as const;
const refuse = (error: SetUpError) => ({ ok: false, error }) as const;

/** Setups that nobody has finished by then are forgotten, as they are by the provider. */
export const setupLivesMs = 3 * 24 * 60 * 60_000;

/** Begins to store a method of the visitor's without a purchase; `id` is the provider's (PAY-24). */
export async function beginSetup(
  ctx: RequestContext,
  method: string,
): Promise<SetUpResult<{ readonly id: string; readonly approveUrl: string | null }>> {
  const allowed = allow(ctx, method);
  if (!allowed.ok) return allowed;
  const { customerId, adapter, vault } = allowed;
  const { db, clock, settings, shopUrl, visitor } = ctx;
  const setup = await db
    .insertInto('payment_method_setups')
    .values({ customer_id: customerId, method, adapter: adapter.code, created_at: clock.now() })
    .returning(['id', 'key'])
    .executeTakeFirstOrThrow();
  const begun = await vault.begin({
    key: setup.key,
    source: isProviderMethod(method) ? (paymentMethods[method].provider?.source ?? '') : '',
    shopName: settings.shop_name,
    customer: await knownAs(ctx, adapter, customerId),
    locale: visitor.audience.locale,
    // Whether the customer has agreed there, the provider is asked.
    returnUrl: shopUrl + setupReturnPath(setup.key),
    cancelUrl: shopUrl + setupReturnPath(setup.key),
  });
  if (!begun.ok) return refuse(faultOf(begun.fault));
  const { id, next, customer, memo = {} } = begun.value;
  await db
    .updateTable('payment_method_setups')
    .set({ provider_id: id, provider_customer: customer, memo: JSON.stringify(memo) })
    .where('id', '=', setup.id)
    .execute();
  return { ok: true, id, approveUrl: next.kind === 'redirect' ? next.url : null };
}

/** Stores the method of a setup that the visitor has begun and agreed to; a repeat answers with the same method (PAY-22, PAY-24). */
export async function finishSetup(
  ctx: RequestContext,
  providerId: string,
): Promise<SetUpResult<{ readonly id: number }>> {
  const setup = await findOwnSetup(ctx, { provider_id: providerId });
  const allowed = allow(ctx, setup?.method ?? cardMethod);
  if (!allowed.ok) return allowed;
  if (!setup) return refuse({ code: 'unknown' });
  const { customerId } = allowed;
  const memo = setup.memo as AttemptMemo;
  const finished = await allowed.vault.finish({ id: providerId, key: setup.key, memo });
  if (!finished.ok) return refuse(faultOf(finished.fault));
  const id = await storeMethod(ctx, { customerId, adapter: setup.adapter, memo, stored: finished.value });
  return id === null ? refuse({ code: 'card-unsupported' }) : { ok: true, id };
}

/** The same for somebody who comes back from the provider's page to the address with the setup's key. */
export async function finishReturnedSetup(
  ctx: RequestContext,
  key: string,
): Promise<SetUpResult<{ readonly id: number }>> {
  const setup = await findOwnSetup(ctx, { key });
  return finishSetup(ctx, setup?.provider_id ?? '');
}

/** Ties the provider's id of a customer to the visitor's account: only one that the provider has given to a setup of theirs (PAY-24). */
export async function tieProviderCustomer(
  ctx: RequestContext,
  providerCustomer: string,
): Promise<SetUpResult<object>> {
  const setup = await findOwnSetup(ctx, { provider_customer: providerCustomer });
  const allowed = allow(ctx, setup?.method ?? cardMethod);
  if (!allowed.ok) return allowed;
  if (!setup || providerCustomer === '') return refuse({ code: 'unknown' });
  const { adapter, customer_id: customerId } = setup;
  const memo = setup.memo as AttemptMemo;
  await rememberProviderCustomer(ctx.db, { customerId, adapter, memo, providerCustomer });
  return { ok: true };
}

type Allowed = {
  readonly ok: true;
  readonly customerId: number;
  readonly adapter: PaymentAdapter;
  readonly vault: NonNullable<PaymentAdapter['vault']>;
};

function allow(
  ctx: RequestContext,
  method: string,
): Allowed | { readonly ok: false; readonly error: SetUpError } {
  const adapter = adapterOf(ctx, method);
  if (!ctx.settings.saved_methods_enabled || !adapter?.vault) return refuse({ code: 'off' });
  const customerId = methodsOwner(ctx);
  const vault = vaultOf(ctx, method);
  return customerId === null || !vault
    ? refuse({ code: 'not-logged-in' })
    : { ok: true, customerId, adapter, vault };
}

function findOwnSetup(
  ctx: RequestContext,
  sought:
    | { readonly provider_id: string }
    | { readonly provider_customer: string }
    | { readonly key: string },
) {
  return ctx.db
    .selectFrom('payment_method_setups')
    .selectAll()
    .where('customer_id', '=', methodsOwner(ctx) ?? 0)
    .where((is) => {
      if ('key' in sought) return is('key', '=', sought.key.slice(0, 200));
      return 'provider_id' in sought
        ? is('provider_id', '=', sought.provider_id.slice(0, 200))
        : is('provider_customer', '=', sought.provider_customer.slice(0, 200));
    })
    .orderBy('id', 'desc')
    .executeTakeFirst();
}
