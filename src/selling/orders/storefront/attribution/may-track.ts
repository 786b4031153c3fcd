import { consentIn, isTrackingAllowed, type TrackingTerms } from '../../rules/attribution/tracking-terms.ts';

/** Whether the browser says for its owner that visits shall not be noted. */
export function wantsPrivacy(): boolean {
  const privacy: { globalPrivacyControl?: boolean; doNotTrack?: string | null } = navigator;
  return privacy.globalPrivacyControl === true || privacy.doNotTrack === '1';
}

/** Whether a visit may be noted now: by the shop's terms, the browser's setting and the visitor's answer (ATTR-08). */
export function mayTrack(terms: TrackingTerms): boolean {
  return isTrackingAllowed(terms, {
    wantsPrivacy: wantsPrivacy(),
    consent: consentIn(document.cookie),
  });
}
