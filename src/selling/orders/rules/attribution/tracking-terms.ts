/** Whether the shop records where its visitors come from: never, always, or only with consent. */
export type TrackingTerms = 'never' | 'always' | 'with-consent';

/** The visitor's consent; null before an answer. */
export type Consent = 'allow' | 'deny' | null;

/** The cookie that stores the answer, and the document event of a new answer (the platform's consent interface). */
export const consentCookie = 'wp_consent_marketing';
export const consentEvent = 'wp_listen_for_consent_change';

/** Where a browser stores which products were looked at: a no deletes it, as it does the cookies of a visit. */
export const viewedKey = 'recently_viewed';

/** How long an answer is stored before the visitor is asked anew, in seconds: half a year. */
export const consentSeconds = 182 * 24 * 60 * 60;

/** Where a visitor changes an earlier answer: part of any page's address. */
export const consentHash = '#privacy-choices';

/** The terms that the settings of a shop amount to (ATTR-07, ATTR-08). */
export function trackingTerms(settings: {
  readonly order_attribution: boolean;
  readonly order_attribution_with_consent: boolean;
}): TrackingTerms {
  if (!settings.order_attribution) return 'never';
  return settings.order_attribution_with_consent ? 'with-consent' : 'always';
}

/** Whether a visit may be recorded: never against the browser's setting or a no; where the shop asks, only after a yes (ATTR-07, ATTR-08). */
export function isTrackingAllowed(
  terms: TrackingTerms,
  visitor: { readonly wantsPrivacy: boolean; readonly consent: Consent },
): boolean {
  if (terms === 'never' || visitor.wantsPrivacy || visitor.consent === 'deny') return false;
  return terms === 'always' || visitor.consent === 'allow';
}

export function consentIn(cookies: string): Consent {
  const answer = new RegExp(`(?:^|; )${consentCookie}=(allow|deny)(?:;|$)`).exec(cookies)?.[1];
  return answer === 'allow' || answer === 'deny' ? answer : null;
}
