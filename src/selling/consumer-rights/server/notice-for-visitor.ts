import type { RequestContext } from '#foundation/request-context/request-context.ts';
import { guaranteeFor } from '#messages/guarantee-for.ts';
import { noticeFor, type ShownNotice } from '../rules/guarantee-notice.ts';

/** The notice of the legal guarantee as pages show it to consumers; null for businesses, and where the owner has not stored it. */
export function noticeForVisitor({
  settings,
  visitor: { audience },
}: Pick<RequestContext, 'settings' | 'visitor'>): ShownNotice | null {
  const notice = audience.isBusiness ? null : noticeFor(settings, audience.locale);
  return notice && { ...notice, words: guaranteeFor(audience.locale) };
}
