import { script } from '#kit/islands/storefront/script.ts';
import type { TrackingTerms } from '../../rules/attribution/tracking-terms.ts';
import { mayTrack } from './tracking-consent.ts';

type VisitTerms = {
  readonly terms: TrackingTerms;
  /** whether browsers remember which products were looked at, so that consent is asked for it as well */
  readonly viewed: boolean;
};

// Attribution is optional: failures are ignored.
const ignore = () => undefined;

/** Records each page view in the visit's cookies, after it was painted; where that is not allowed the code for it is not fetched (ATTR-07). */
export default script<VisitTerms>(
  'visit-watch',
  (_element, { terms, viewed }) => {
    if (terms === 'with-consent') {
      void import('./watch-consent.tsx').then(({ watchConsent }) => watchConsent(viewed), ignore);
    } else if (mayTrack(terms) || document.cookie.includes('sbjs_')) {
      void import('./track-visit.ts').then(({ trackVisit }) => trackVisit(mayTrack(terms)), ignore);
    }
    return undefined;
  },
  'start',
);
