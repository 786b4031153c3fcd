import { createElement, useEffect, useRef } from 'react';
import { attributionFields } from '#shop/order-attribution/rules/attribution-fields.ts';
import { attributionPrefix } from '#shop/order-attribution/rules/constants.ts';
import { mayTrack } from './may-track.ts';

/** The hidden inputs that tell of the visit with the order; empty until scripts run, and where tracking is not allowed (ATTR-02, ATTR-08). */
export function AttributionInputs({ allowed }: { allowed: boolean }) {
  const place = useRef<HTMLElement>(null);
  useEffect(() => {
    const inputs = place.current;
    if (!inputs) return;
    void import('./fill-attribution.ts').then(
      ({ fillAttribution }) => fillAttribution(inputs, mayTrack(allowed)),
      () => undefined,
    );
  }, [allowed]);
  return createElement(
    'wc-order-attribution-inputs',
    { ref: place },
    // Without a value of ours, or a page that is drawn again would empty them.
    attributionFields.map((field) => (
      <input key={field} type="hidden" name={`${attributionPrefix}${field}`} />
    )),
  );
}
