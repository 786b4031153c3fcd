import type { Flash } from '#customers/accounts/rules/flash.ts';
import type { PostedFields } from '#foundation/addresses/rules/wire-address.ts';
import type { RequestContext } from '#foundation/request-context/request-context.ts';
import { savedMethodFields, savedMethodsAction } from '../../rules/saved-method.ts';
import { chooseDefaultMethod, removeOwnMethod } from './remove-methods.ts';

/** The forms of the account page; null where they were too old, or are about no method of the visitor's. */
export async function postSavedMethods(ctx: RequestContext, fields: PostedFields): Promise<Flash | null> {
  if (!ctx.nonces.check(savedMethodsAction, fields[savedMethodFields.nonce] ?? '')) return null;
  const idIn = (field: string) => Number(/^\d{1,9}$/.exec(fields[field] ?? '')?.[0] ?? 0);
  const toRemove = idIn(savedMethodFields.remove);
  if (toRemove > 0) return (await removeOwnMethod(ctx, toRemove)) ? 'method-removed' : null;
  const chosen = idIn(savedMethodFields.choose);
  return chosen > 0 && (await chooseDefaultMethod(ctx, chosen)) ? 'method-chosen' : null;
}
