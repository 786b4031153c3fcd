import { redirect } from 'react-router';
import { accountReader } from '#customers/accounts/rules/account-pages.ts';
import { flashFrom } from '#customers/accounts/rules/flash.ts';
import { logInPath } from '#customers/accounts/rules/return-path.ts';
import { leaveNonce } from '#customers/accounts/server/details/read-details.ts';
import type { OwnAccountFrame } from '#customers/accounts/storefront/pages/account-frame.tsx';
import type { RequestContext } from '#foundation/request-context/request-context.ts';
import { wholesaleContext } from '#foundation/request-context/wholesale-context.ts';
import type { Person } from '#foundation/visitor/rules/visitor.ts';
import type { WholesaleContext } from '#foundation/visitor/rules/wholesale-nonce.ts';
import { savesMethods } from '#selling/wallet/server/saved/own-methods.ts';
import { withSubaccountsFlash } from '#wholesale/subaccounts/rules/subaccount.ts';
import { notFound } from '../not-found.ts';

/** What every page of an account begins with: its owner, and the frame around it. */
export type OwnAccount = {
  readonly person: Person;
  readonly frame: Required<OwnAccountFrame>;
};

/** The account whose page is asked for; a guest is sent to log in and comes back (ACC-04). */
export function ownAccount(ctx: RequestContext, request: Request): OwnAccount {
  ctx.reply.preventCaching();
  const { person } = ctx.visitor;
  const { pathname, search, searchParams } = new URL(request.url);
  // A form that was open for too long has to be filled in once more.
  if (!person) throw redirect(logInPath(request.method === 'GET' ? pathname + search : pathname), 303);
  const { platform } = ctx.wire;
  const flash = flashFrom(searchParams.get('told'));
  return {
    person,
    frame: {
      platform,
      reader: accountReader(person),
      leave: leaveNonce(ctx),
      flash,
      savesMethods: savesMethods(ctx),
    },
  };
}

/**
 * The account whose log-in, password or sessions are asked for: its owner's alone. Agents who act in it see so on the page that
 * leads back to their own (AGT-01).
 */
export function ownersAccount(ctx: RequestContext, request: Request): OwnAccount {
  const account = ownAccount(ctx, request);
  if (account.person.actedBy) throw redirect(withSubaccountsFlash('guarded'), 303);
  return account;
}

/** The account of a business whose page is asked for: for everybody else there is none (ACC-02). */
export function businessAccount(
  ctx: RequestContext,
  request: Request,
): OwnAccount & { readonly wholesale: WholesaleContext } {
  const account = ownAccount(ctx, request);
  if (account.person.kind !== 'business') throw notFound();
  return { ...account, wholesale: wholesaleContext(ctx) };
}
