import { textOf } from '#foundation/forms/server/text-of.ts';
import type { RequestContext } from '#foundation/request-context/request-context.ts';
import { staffVatAction, vatChecksList } from '../../rules/staff-vat.ts';
import { askVatAnew } from './ask-vat-anew.ts';

/** The form of the staff's list: a number is checked once more; returns where to go on. */
export async function postVatChecks(ctx: RequestContext, request: Request): Promise<string> {
  const form = await request.formData();
  const query = vatChecksList.read(new URL(request.url).searchParams) ?? {};
  // What was done stands before what the list is asked for.
  const doneAt = (done: Record<string, string>) =>
    vatChecksList
      .path(query)
      .replace(/\/(?:\?|$)/, (end) => `/?${new URLSearchParams(done)}${end === '/' ? '' : '&'}`);
  if (!ctx.nonces.check(staffVatAction, textOf(form, '_wpnonce'))) return doneAt({ done: 'expired' });
  const id = textOf(form, 'check');
  const check = /^[1-9]\d{0,14}$/.test(id) ? await askVatAnew(ctx, Number(id)) : null;
  return check ? doneAt({ done: check.answer, number: check.number }) : doneAt({ done: 'gone' });
}
