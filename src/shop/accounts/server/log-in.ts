import { inTransaction } from '#database/in-transaction.ts';
import { hashPassword, verifyPassword } from '#services/passwords.ts';
import { personLifeMs } from '#services/sessions.ts';
import type { Toolbox } from '#services/toolbox.ts';
import { cartCookies } from '#shop/cart/server/cart-cookies.ts';
import { mergeCarts } from '#shop/cart/server/merge-carts.ts';
import { readCart } from '#shop/cart/server/read-cart.ts';
import { visitorCookie } from '../rules/visitor-cookie.ts';

const attemptsAllowed = 10;
const attemptWindowMs = 15 * 60 * 1000;

export type LogInResult =
  | { readonly ok: true; readonly customerId: number; readonly isStaff: boolean }
  | { readonly ok: false; readonly error: { readonly code: 'wrong-credentials' | 'too-many-attempts' } };

// Somebody unknown costs as much time as somebody known, so that the time does not tell who has an account.
let nobodysHash: Promise<string> | null = null;

/** Logs a customer in by e-mail and password: a new session takes the place of the old one and the guest's cart comes along. */
export async function logIn(
  toolbox: Toolbox,
  input: { email: string; password: string },
): Promise<LogInResult> {
  const email = input.email.trim().toLowerCase();
  if (await hasTooManyAttempts(toolbox, email)) return { ok: false, error: { code: 'too-many-attempts' } };
  const customer = await toolbox.db
    .selectFrom('customers')
    .select(['id', 'password_hash', 'staff_role', 'first_name'])
    .where((of) => of(of.fn<string>('lower', ['email']), '=', email))
    .executeTakeFirst();
  nobodysHash ??= hashPassword('nobody');
  const matches = await verifyPassword(input.password, customer?.password_hash ?? (await nobodysHash));
  if (!customer || !matches) {
    await toolbox.db
      .insertInto('login_attempts')
      .values({ email, created_at: toolbox.clock.now() })
      .execute();
    return { ok: false, error: { code: 'wrong-credentials' } };
  }
  const result = await inTransaction(toolbox.db, async (transaction): Promise<LogInResult> => {
    const guest = toolbox.session.current();
    if (guest && guest.customerId === null) {
      await mergeCarts(transaction, { sessionId: guest.id, customerId: customer.id });
    }
    await toolbox.session.logIn(transaction, customer.id);
    await transaction.deleteFrom('login_attempts').where('email', '=', email).execute();
    return { ok: true, customerId: customer.id, isStaff: customer.staff_role !== null };
  });
  toolbox.reply.setCookie(visitorCookie(toolbox.wire.platform), customer.first_name, {
    maxAge: personLifeMs / 1000,
  });
  // Tells the browser that there is a cart; the next page prices it for whom it is now.
  cartCookies(toolbox, await readCart(toolbox));
  return result;
}

async function hasTooManyAttempts(toolbox: Toolbox, email: string): Promise<boolean> {
  const { attempts } = await toolbox.db
    .selectFrom('login_attempts')
    .select((of) => of.fn.countAll<number>().as('attempts'))
    .where('email', '=', email)
    .where('created_at', '>', new Date(toolbox.clock.now().getTime() - attemptWindowMs))
    .executeTakeFirstOrThrow();
  return attempts >= attemptsAllowed;
}
