import { expect, test } from 'vitest';
import {
  type Consent,
  consentIn,
  isTrackingAllowed,
  type TrackingTerms,
  trackingTerms,
} from './tracking-terms.ts';

test('[ATTR-07] [ATTR-08] the settings say whether visits are recorded, by default always', () => {
  const settings = { order_attribution: true, order_attribution_with_consent: false };
  expect(trackingTerms(settings)).toBe('always');
  expect(trackingTerms({ ...settings, order_attribution_with_consent: true })).toBe('with-consent');
  expect(trackingTerms({ order_attribution: false, order_attribution_with_consent: true })).toBe('never');
});

test.each<[TrackingTerms, Consent, boolean]>([
  ['always', null, true],
  ['always', 'allow', true],
  ['always', 'deny', false],
  ['with-consent', null, false],
  ['with-consent', 'allow', true],
  ['with-consent', 'deny', false],
  ['never', 'allow', false],
])(
  '[ATTR-08] on the terms "%s" and with the answer %s a visit is recorded: %s',
  (terms, consent, allowed) => {
    expect(isTrackingAllowed(terms, { wantsPrivacy: false, consent })).toBe(allowed);
    expect(isTrackingAllowed(terms, { wantsPrivacy: true, consent })).toBe(false);
  },
);

test.each([
  ['', null],
  ['a=1; wp_consent_marketing=allow', 'allow'],
  ['wp_consent_marketing=deny; b=2', 'deny'],
  ['wp_consent_marketing=maybe', null],
  ['xwp_consent_marketing=allow', null],
])('of the cookies "%s" the answer is %s', (cookies, answer) => {
  expect(consentIn(cookies)).toBe(answer);
});
