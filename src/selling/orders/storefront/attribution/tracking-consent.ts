import {
  consentCookie,
  consentIn,
  consentSeconds,
  isTrackingAllowed,
  type TrackingTerms,
} from '../../rules/attribution/tracking-terms.ts';

/** Whether the browser's setting forbids tracking. */
export function wantsPrivacy(): boolean {
  const privacy: { globalPrivacyControl?: boolean; doNotTrack?: string | null } = navigator;
  return privacy.globalPrivacyControl === true || privacy.doNotTrack === '1';
}

/** Whether a visit may be recorded now, by the shop's terms, the browser's setting and the visitor's answer (ATTR-08). */
export function mayTrack(terms: TrackingTerms): boolean {
  return isTrackingAllowed(terms, {
    wantsPrivacy: wantsPrivacy(),
    consent: consentIn(document.cookie),
  });
}

export function saveConsent(answer: 'allow' | 'deny'): void {
  // biome-ignore lint/suspicious/noDocumentCookie: the answer must be there for the page that follows
  document.cookie = `${consentCookie}=${answer}; path=/; samesite=lax; max-age=${consentSeconds}`;
}
