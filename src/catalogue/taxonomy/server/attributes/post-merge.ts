import { postedForm, typedText } from '#foundation/forms/rules/typed-values.ts';
import type { RequestContext } from '#foundation/request-context/request-context.ts';
import { attributePath, staffAttributesAction } from '../../rules/attribute-form.ts';
import type { MergeConflict } from '../../rules/merge-attributes.ts';
import { mergeAttribute } from './merge-attribute.ts';

/** What became of the form that confirms a merge of attributes. */
export type PostedMerge =
  | { readonly kind: 'go'; readonly path: string }
  | { readonly kind: 'gone' }
  | {
      readonly kind: 'again';
      readonly into: number;
      readonly problem: 'expired' | 'changed-meanwhile' | MergeConflict;
    };

/** The form that confirms what the preview of a merge has shown. */
export async function postMerge(
  ctx: RequestContext,
  { id, form }: { readonly id: number; readonly form: FormData },
): Promise<PostedMerge> {
  const typed = postedForm(form);
  const into = attributeIdIn(typedText(typed, 'into'));
  if (into === null) return { kind: 'gone' };
  if (!ctx.nonces.check(staffAttributesAction, typedText(typed, '_wpnonce')))
    return { kind: 'again', into, problem: 'expired' };
  const merged = await mergeAttribute(ctx, { id, into, seen: typedText(typed, 'seen') });
  if (merged.ok) return { kind: 'go', path: `${attributePath(into)}?done=merged` };
  return merged.problem === 'gone' ? { kind: 'gone' } : { kind: 'again', into, problem: merged.problem };
}

/** The id that an address or a form names; null for none. */
export const attributeIdIn = (text: string | null): number | null =>
  /^[1-9]\d{0,8}$/.test(text ?? '') ? Number(text) : null;
