import type { RequestContext } from '#foundation/request-context/request-context.ts';
import type { Person } from '#foundation/visitor/rules/visitor.ts';
import { type FieldProblem, logOutAction, saveDetailsAction } from '../../rules/account-actions.ts';
import type { AccountDetails } from '../../rules/account-details.ts';
import { knownTexts } from '../known-texts.ts';

/** What the page of the account's details shows and needs. */
export type DetailsPage = {
  readonly details: AccountDetails;
  readonly problems: readonly FieldProblem[];
  /** an address that waits to be proven; null for none */
  readonly pendingEmail: string | null;
  readonly known: readonly string[];
  readonly nonce: string;
};

/** The account's details, or what was posted of them with what is wrong. */
export async function readDetails(
  ctx: RequestContext,
  { customerId }: Person,
  posted: { readonly details: AccountDetails; readonly problems: readonly FieldProblem[] } | null,
): Promise<DetailsPage> {
  ctx.reply.preventCaching();
  const [row, pending] = await Promise.all([
    ctx.db
      .selectFrom('customers')
      .select(['first_name', 'last_name', 'display_name', 'email'])
      .where('id', '=', customerId)
      .executeTakeFirstOrThrow(),
    ctx.db
      .selectFrom('account_links')
      .select('email')
      .where('customer_id', '=', customerId)
      .where('kind', '=', 'change-email')
      .where('used_at', 'is', null)
      .where('replaced_at', 'is', null)
      .where('expires_at', '>', ctx.clock.now())
      .executeTakeFirst(),
  ]);
  return {
    details: posted?.details ?? {
      account_first_name: row.first_name,
      account_last_name: row.last_name,
      account_display_name: row.display_name || `${row.first_name} ${row.last_name}`.trim(),
      account_email: row.email,
    },
    problems: posted?.problems ?? [],
    pendingEmail: pending?.email ?? null,
    known: knownTexts(ctx),
    nonce: ctx.nonces.make(saveDetailsAction),
  };
}

/** The nonce by which every page of the account lets its owner leave. */
export function leaveNonce({ nonces, wire }: RequestContext): string {
  return nonces.make(logOutAction(wire));
}
