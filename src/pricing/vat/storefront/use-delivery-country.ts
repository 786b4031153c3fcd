import { type FormEvent, useEffect, useRef } from 'react';
import { postAjaxAction } from '#foundation/calls/storefront/call-ajax-action.ts';
import { refreshAfterCountryMs } from '../rules/vat-check-limits.ts';
import { deliveryCountryOf, type VatFieldStart } from '../rules/vat-field.ts';

const watched = new Set(['billing_country', 'shipping_country', 'ship_to_different_address']);

/** Sends the shop a changed country of delivery, and refreshes the checkout shortly after (VAT-13). */
export function useDeliveryCountry(options: {
  readonly vat: Pick<VatFieldStart, 'wholesale' | 'nonce'>;
  /** where the goods go when the page is made */
  readonly first: string;
  readonly refresh: () => unknown;
}) {
  const { vat, first, refresh } = options;
  const sent = useRef(first);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);

  return async (event: FormEvent<HTMLFormElement>) => {
    const { target, currentTarget } = event;
    if (!('name' in target) || !watched.has(String(target.name))) return;
    const fields = new FormData(currentTarget);
    const country = deliveryCountryOf((name) => String(fields.get(name) ?? ''));
    if (country === '' || country === sent.current) return;
    sent.current = country;
    await postAjaxAction(`${vat.wholesale}checkdeliverycountryvat`, {
      deliverycountry: country,
      security: vat.nonce,
    });
    // Another country may have been chosen while the call was under way.
    if (sent.current !== country) return;
    clearTimeout(timer.current);
    timer.current = setTimeout(refresh, refreshAfterCountryMs);
  };
}
