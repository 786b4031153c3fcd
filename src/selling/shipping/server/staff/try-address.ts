import { toCents } from '#foundation/money/rules/cents.ts';
import type { RequestContext } from '#foundation/request-context/request-context.ts';
import { readTaxRates } from '#pricing/tax/server/read-tax-rates.ts';
import { type ShippingOption, shippingFor } from '../../rules/shipping-for.ts';
import { zoneFor } from '../../rules/shipping-zone.ts';
import type { ZoneTrial } from '../../rules/zone-trial.ts';
import { readShippingTerms } from '../read-shipping-terms.ts';

export type TriedAddress = {
  /** null: the shop does not send there */
  readonly zone: { readonly id: number; readonly name: string } | null;
  readonly options: readonly Pick<ShippingOption, 'method' | 'kind' | 'title' | 'gross'>[];
};

/** The zone of an address and the shipping prices of a retail cart there, by the rules of the cart. */
export async function tryAddress(ctx: RequestContext, trial: ZoneTrial): Promise<TriedAddress> {
  const [terms, taxes] = await Promise.all([readShippingTerms(ctx), readTaxRates(ctx)]);
  const { destination } = trial;
  const zone = terms.countries.includes(destination.country) ? zoneFor(terms.zones, destination) : null;
  const { options } = shippingFor(
    {
      destination,
      goods: toCents(trial.goods),
      weightGrams: trial.weightGrams,
      volumeMm3: trial.volumeMm3,
      classes: [],
      mode: 'gross',
      homeRate: taxes.home('standard'),
      rate: taxes.at('standard', destination),
      chosen: null,
      freeByCoupon: false,
    },
    terms,
  );
  return {
    zone: zone && { id: zone.id, name: zone.name },
    options: options.map(({ method, kind, title, gross }) => ({ method, kind, title, gross })),
  };
}
