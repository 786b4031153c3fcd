import type { PostedFields } from '#foundation/addresses/rules/wire-address.ts';
import { inTransaction } from '#foundation/database/in-transaction.ts';
import type { RequestContext } from '#foundation/request-context/request-context.ts';
import { logInByEmailAction, logInByEmailField } from '../../rules/account-actions.ts';
import type { AccountLinkProblem } from '../../rules/account-link.ts';
import { queueAccountEmail } from '../account-emails.ts';
import { findByEmail } from '../find-by-email.ts';
import { consumeAccountLink, type OpenedLink, readAccountLink } from '../read-account-link.ts';
import { enterAs } from './enter-as.ts';
import { passEmailGate } from './log-in-gate.ts';

/**
 * Emails the owner of an account a link that logs in once, or one to a new password: a blocked account gets none that logs in. The answer
 * is the same for an unknown address; `waitMs` says how long no further link may be requested.
 */
export async function askForLink(
  ctx: RequestContext,
  kind: 'account-log-in' | 'account-reset-password',
  email: string,
): Promise<{ readonly waitMs: number }> {
  const gate = await passEmailGate(ctx, email);
  if (gate.waitMs > 0) return gate;
  const customer = await findByEmail(ctx.db, email);
  if (customer && !(customer.isBlocked && kind === 'account-log-in')) {
    const { id: customerId, email: recipient } = customer;
    await inTransaction(ctx.db, async (db) => {
      await queueAccountEmail({ ...ctx, db }, { kind, customerId, recipient });
      return { ok: true } as const;
    });
  }
  return gate;
}

/** The link of a key, if it still logs in. */
export function readLogInLink(ctx: RequestContext, key: string): Promise<OpenedLink> {
  return readAccountLink(ctx, key, ['log-in']);
}

export type LogInByEmailResult =
  | { readonly ok: true; readonly isStaff: boolean }
  | { readonly ok: false; readonly error: { readonly code: AccountLinkProblem } };

/** Logs the owner of a link in, once, in a browser that becomes a known device; not with a blocked account or after a change of address. */
export async function logInByEmail(ctx: RequestContext, key: string): Promise<LogInByEmailResult> {
  const opened = await readLogInLink(ctx, key);
  if (!opened.ok) return opened;
  const { link } = opened;
  const customer = await findByEmail(ctx.db, link.email);
  if (!customer || customer.id !== link.customerId || customer.isBlocked) {
    return { ok: false, error: { code: 'wrong-link' } };
  }
  if (!(await consumeAccountLink(ctx, link.id))) return { ok: false, error: { code: 'used-link' } };
  await enterAs(ctx, customer);
  return { ok: true, isStaff: customer.isStaff };
}

/** What the page shows that the link of an email opens: whom it logs in, or why it does nothing. */
export type LogInLinkPage = {
  readonly found: { readonly email: string } | { readonly problem: AccountLinkProblem };
  readonly linkKey: string;
  readonly nonce: string;
};

/** The page of a link; opening it does not log in, since mail clients open links by themselves. */
export async function readLogInLinkPage(ctx: RequestContext, linkKey: string): Promise<LogInLinkPage> {
  ctx.reply.preventCaching();
  const opened = await readLogInLink(ctx, linkKey);
  const found = opened.ok ? { email: opened.link.email } : { problem: opened.error.code };
  return { found, linkKey, nonce: ctx.nonces.make(logInByEmailAction) };
}

/** The path to go on at once its button was pressed, else the page with the problem. */
export async function postLogInLink(
  ctx: RequestContext,
  fields: PostedFields,
): Promise<{ readonly path: string } | LogInLinkPage> {
  const key = fields.key ?? '';
  if (!ctx.nonces.check(logInByEmailAction, fields[logInByEmailField] ?? '')) {
    return readLogInLinkPage(ctx, key);
  }
  const result = await logInByEmail(ctx, key);
  if (result.ok) return { path: result.isStaff ? '/staff/' : '/my-account/' };
  ctx.reply.preventCaching();
  const nonce = ctx.nonces.make(logInByEmailAction);
  return { found: { problem: result.error.code }, linkKey: key, nonce };
}
