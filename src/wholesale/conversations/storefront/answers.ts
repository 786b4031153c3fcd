import { isDone, type PlainAnswer } from '#foundation/calls/storefront/call-ajax-action.ts';
import { readAjaxAnswer } from '#foundation/calls/storefront/read-ajax-answer.ts';

/** The address of this shop that an answer holds; null where it holds none (QUO-04). */
export function addressIn({ status, text }: PlainAnswer): string | null {
  if (!isDone(status) || !URL.canParse(text.trim())) return null;
  const address = new URL(text.trim());
  return address.origin === window.location.origin ? address.href : null;
}

/** The sentence by which the shop refuses; null where it holds none. */
export function refusalIn({ status, text }: PlainAnswer): string | null {
  if (isDone(status)) return null;
  const { data } = readAjaxAnswer(text);
  return typeof data === 'string' && data !== '' ? data : null;
}
