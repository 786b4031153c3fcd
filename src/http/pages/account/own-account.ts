import { type RouterContextProvider, redirect } from 'react-router';
import { type AccountReader, accountReader } from '#customers/accounts/rules/account-pages.ts';
import { logInPath } from '#customers/accounts/rules/return-path.ts';
import { type Told, toldBy } from '#customers/accounts/rules/told.ts';
import { leaveNonce } from '#customers/accounts/server/details/read-details.ts';
import type { Toolbox } from '#foundation/request-context/toolbox.ts';
import { wholesalePlace } from '#foundation/request-context/wholesale-place.ts';
import type { Person } from '#foundation/visitor/rules/visitor.ts';
import type { WholesalePlace } from '#foundation/visitor/rules/wholesale-nonce.ts';
import { tellingSubaccounts } from '#wholesale/subaccounts/rules/subaccounts-told.ts';
import { notFound } from '../not-found.ts';
import { toolboxOf } from '../toolbox-context.ts';

/** What every page of an account begins with: whose it is, and what stands around it. */
export type OwnAccount = {
  readonly toolbox: Toolbox;
  readonly person: Person;
  readonly frame: {
    readonly platform: string;
    readonly reader: AccountReader;
    readonly leave: string;
    readonly told: Told | null;
  };
};

/** The account whose page is asked for; a guest is sent to log in and comes back (ACC-04). */
export function ownAccount(context: Readonly<RouterContextProvider>, request: Request): OwnAccount {
  const toolbox = toolboxOf(context);
  toolbox.reply.keepOut();
  const { person } = toolbox.visitor;
  const { pathname, search, searchParams } = new URL(request.url);
  // A form that was open for too long is begun again.
  if (!person) throw redirect(logInPath(request.method === 'GET' ? pathname + search : pathname), 303);
  const { platform } = toolbox.wire;
  const told = toldBy(searchParams.get('told'));
  return {
    toolbox,
    person,
    frame: { platform, reader: accountReader(person), leave: leaveNonce(toolbox), told },
  };
}

/**
 * The account whose log-in, password or sessions are asked for: its owner's alone. Whoever acts in it for somebody is told so on the page that
 * leads back to their own (AGT-01).
 */
export function ownersAccount(context: Readonly<RouterContextProvider>, request: Request): OwnAccount {
  const account = ownAccount(context, request);
  if (account.person.actedBy) throw redirect(tellingSubaccounts('guarded'), 303);
  return account;
}

/** The account of a business whose page is asked for: for everybody else there is none (ACC-02). */
export function businessAccount(
  context: Readonly<RouterContextProvider>,
  request: Request,
): OwnAccount & { readonly wholesale: WholesalePlace } {
  const account = ownAccount(context, request);
  if (account.person.kind !== 'business') throw notFound();
  return { ...account, wholesale: wholesalePlace(account.toolbox) };
}
