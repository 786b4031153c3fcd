import { greet } from '#customers/accounts/server/log-in/enter-as.ts';
import { inTransaction } from '#foundation/database/in-transaction.ts';
import type { RequestContext } from '#foundation/request-context/request-context.ts';
import { personSessionSeconds } from '#foundation/visitor/rules/session-lives.ts';
import { subaccountsFor } from '#messages/buying/subaccounts-for.ts';
import { buyerCookie, writeBuyer } from '#pricing/customer-groups/rules/buyer-cookie.ts';
import { cartCookies } from '#selling/cart/server/cart-cookies.ts';
import { readCart } from '#selling/cart/server/read-cart.ts';
import { readActingPerson } from './read-acting-person.ts';

export type ActAsResult =
  | { readonly ok: true }
  | { readonly ok: false; readonly error: { readonly code: 'not-allowed' } };

const notAllowed = { ok: false, error: { code: 'not-allowed' } } as const;

/**
 * Logs a main account in as one of its subaccounts, or an agent as a customer of theirs (SUB-02, AGT-01). A new session replaces the
 * present one and stores who acts in it: token, nonces and cart of the old one are not valid there. A visitor who acts in another
 * account already, and every account of the staff, is refused.
 */
export async function actAs(ctx: RequestContext, customerId: number): Promise<ActAsResult> {
  const { person } = ctx.visitor;
  if (!person || person.actedBy || person.subaccount) return notAllowed;
  if (!Number.isInteger(customerId) || customerId <= 0 || customerId > 2_147_483_647) return notAllowed;
  const actorId = person.customerId;
  const before = ctx.session.current();
  const entered = await inTransaction(ctx.db, async (db) => {
    // Of a try that was undone nothing stays.
    ctx.session.backTo(before);
    const customer = await db
      .selectFrom('customers')
      .select(({ selectFrom }) => [
        'first_name',
        'last_name',
        'email',
        'company',
        selectFrom('subaccounts')
          .innerJoin('customers as main', 'main.id', 'main_account_id')
          .select('main.company')
          .whereRef('subaccounts.customer_id', '=', 'customers.id')
          .as('main_company'),
      ])
      .where('id', '=', customerId)
      .where('blocked_at', 'is', null)
      .where('staff_role', 'is', null)
      .where(({ exists, not, selectFrom }) =>
        not(
          exists(
            selectFrom('subaccounts')
              .whereRef('subaccounts.customer_id', '=', 'customers.id')
              .where('suspended_at', 'is not', null),
          ),
        ),
      )
      .forShare()
      .executeTakeFirst();
    if (!customer || !(await readActingPerson(db, { actorId, customerId }))) return { ok: false } as const;
    await ctx.session.logIn(db, customerId, actorId);
    return { ok: true, customer } as const;
  });
  if (!entered.ok) return notAllowed;
  ctx.log.info({ actorId, customerId }, 'somebody acts in an account that is somebody else’s');
  await updateBrowser(ctx, entered.customer.first_name);
  setBuyerCookie(ctx, entered.customer);
  return { ok: true };
}

/** The shop's pages, which come next, hold no person: so a cookie holds what their header says of the acting person. */
function setBuyerCookie(
  { reply, wire, visitor }: RequestContext,
  account: {
    readonly first_name: string;
    readonly last_name: string;
    readonly email: string;
    readonly company: string;
    readonly main_company: string | null;
  },
): void {
  const called = `${account.first_name} ${account.last_name}`.trim() || account.email;
  const name = account.main_company || account.company || called;
  const group = subaccountsFor(visitor.audience.locale).acting.short(called);
  reply.setCookie(buyerCookie(wire.platform), writeBuyer({ name, group }), { maxAge: personSessionSeconds });
}

/** Sets the cookies of whom the header greets and of the cart. */
export async function updateBrowser(ctx: RequestContext, firstName: string): Promise<void> {
  greet(ctx, firstName);
  cartCookies(ctx, await readCart(ctx));
}
