import { postedForm, typedText } from '#foundation/forms/rules/typed-values.ts';
import type { RequestContext } from '#foundation/request-context/request-context.ts';
import { variationsAction, variationVersionsPath } from '../rules/variations-answer.ts';
import { restoreVariations } from './restore-variations.ts';

/** Takes back a save of variations with all later ones; returns the address that says what came of it. */
export async function postVersion(ctx: RequestContext, productId: number, form: FormData): Promise<string> {
  const typed = postedForm(form);
  const number = (name: string) => {
    const text = typedText(typed, name);
    return /^[1-9]\d{0,14}$/.test(text) ? Number(text) : null;
  };
  const variationId = number('variation');
  const path = variationVersionsPath(productId, variationId);
  const leads = (done: string) => `${path}${path.includes('?') ? '&' : '?'}done=${done}`;
  const from = number('from');
  if (from === null || !ctx.nonces.check(variationsAction, typedText(typed, '_wpnonce')))
    return leads('refused');
  if (variationId !== null && variationId > 2_147_483_647) return leads('refused');
  const result = await restoreVariations(ctx, productId, { from, variationId });
  if (result.ok) return leads(result.count === 0 ? 'nothing' : 'restored');
  return leads(result.answer.kind === 'conflict' ? 'conflict' : 'refused');
}
