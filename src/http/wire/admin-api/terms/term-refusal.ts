import type { RequestContext } from '#foundation/request-context/request-context.ts';
import { adminWords } from '../admin-call.ts';
import type { AdminRefusal } from '../admin-refusal.ts';
import { invalidFields } from '../products/product-refusal.ts';

/** The fields of forms by their names on the wire. */
const wireNames: Readonly<Record<string, string>> = { parentId: 'parent', imageId: 'image', type: 'type' };

/** Why a form of the staff area would have been refused, as programs are told; null problems: it is not there. */
export function formRefusal(
  ctx: RequestContext,
  problems: Readonly<Record<string, unknown>> | null,
): AdminRefusal {
  const words = adminWords(ctx);
  if (!problems) return { code: '{platform}_rest_term_invalid', status: 404, sentence: words.noTerm };
  const sentences: Readonly<Record<string, string>> = {
    taken: words.slugTaken,
    'bad-slug': words.badSlug,
    'no-name': words.noName,
    'no-such-parent': words.noParent,
    'below-itself': words.belowItself,
    'no-such-picture': words.noSuchPicture,
  };
  const faults = Object.entries(problems).map(([field, problem]) => [
    wireNames[field] ?? field,
    sentences[String(problem)] ?? words.doesNotFit,
  ]);
  return invalidFields(ctx, Object.fromEntries(faults));
}

/** What cannot be deleted because something needs it. */
export const cannotDelete = (ctx: RequestContext): AdminRefusal => ({
  code: '{platform}_rest_cannot_delete',
  status: 400,
  sentence: adminWords(ctx).stillNeeded,
});
