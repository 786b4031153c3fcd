import {
  consentIn,
  isTrackingAllowed,
  type TrackingTerms,
} from '#shop/order-attribution/rules/tracking-terms.ts';

/** Whether a visit may be noted now: by the shop's terms, the browser's wish and the visitor's answer (ATTR-08). */
export function mayTrack(terms: TrackingTerms): boolean {
  const privacy: { globalPrivacyControl?: boolean; doNotTrack?: string | null } = navigator;
  const wishesPrivacy = privacy.globalPrivacyControl === true || privacy.doNotTrack === '1';
  return isTrackingAllowed(terms, { wishesPrivacy, consent: consentIn(document.cookie) });
}
