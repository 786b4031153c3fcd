import { createElement, useEffect, useRef } from 'react';
import { attributionFields } from '../../rules/attribution/attribution-fields.ts';
import { attributionPrefix } from '../../rules/attribution/attribution-limits.ts';
import { consentEvent, type TrackingTerms } from '../../rules/attribution/tracking-terms.ts';
import { mayTrack } from './tracking-consent.ts';

/** The hidden attribution inputs of the checkout; empty until scripts run, and where tracking is not allowed (ATTR-02, ATTR-08). */
export function AttributionInputs({ terms }: { terms: TrackingTerms }) {
  const container = useRef<HTMLElement>(null);
  useEffect(() => {
    const inputs = container.current;
    if (!inputs) return;
    const fill = () =>
      void import('./fill-attribution.ts').then(
        ({ fillAttribution }) => fillAttribution(inputs, mayTrack(terms)),
        () => undefined,
      );
    fill();
    // A new answer of the visitor fills or empties them at once.
    document.addEventListener(consentEvent, fill);
    return () => document.removeEventListener(consentEvent, fill);
  }, [terms]);
  return createElement(
    'wc-order-attribution-inputs',
    { ref: container },
    // Uncontrolled, since a re-render would empty them.
    attributionFields.map((field) => (
      <input key={field} type="hidden" name={`${attributionPrefix}${field}`} />
    )),
  );
}
