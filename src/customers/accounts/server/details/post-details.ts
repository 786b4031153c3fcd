import type { PostedFields } from '#foundation/addresses/rules/wire-address.ts';
import type { RequestContext } from '#foundation/request-context/request-context.ts';
import type { Person } from '#foundation/visitor/rules/visitor.ts';
import { ownAccountFor } from '#messages/own-account-for.ts';
import { saveDetailsAction, saveDetailsField } from '../../rules/account-actions.ts';
import { readAccountDetails } from '../../rules/account-details.ts';
import type { Flash } from '../../rules/flash.ts';
import { type DetailsPage, readDetails } from './read-details.ts';
import { saveDetails } from './save-details.ts';

export type DetailsOutcome =
  | { readonly kind: 'saved'; readonly flash: Flash }
  | { readonly kind: 'page'; readonly page: DetailsPage };

/** The form of the account's details: saved, or the page with what is wrong (wire 2.5). */
export async function postDetails(
  ctx: RequestContext,
  person: Person,
  fields: PostedFields,
): Promise<DetailsOutcome> {
  const words = ownAccountFor(ctx.visitor.audience.locale);
  const isFresh = ctx.nonces.check(saveDetailsAction, fields[saveDetailsField] ?? '');
  const result = isFresh
    ? await saveDetails(ctx, person, fields)
    : { ok: false as const, problems: [{ field: null, text: words.problems['expired-form'] }] };
  if (result.ok) return { kind: 'saved', flash: result.waitsForEmail ? 'saved-confirm' : 'saved' };
  const details = readAccountDetails(fields);
  return { kind: 'page', page: await readDetails(ctx, person, { details, problems: result.problems }) };
}
