import { toCents } from '#foundation/money/rules/cents.ts';
import type { RequestContext } from '#foundation/request-context/request-context.ts';
import { freeShippingFrom } from '#pricing/prices/rules/free-shipping-from.ts';
import { convertTaxMode } from '#pricing/tax/rules/destination-price.ts';
import { readTaxRates } from '#pricing/tax/server/read-tax-rates.ts';
import type { DeliveryTerms } from '../rules/delivery-terms.ts';

/** The shop's terms of delivery at home, in cents as this visitor sees prices. */
export async function readDeliveryTerms(ctx: RequestContext): Promise<DeliveryTerms> {
  const { settings, visitor } = ctx;
  const rate = (await readTaxRates(ctx)).home('standard');
  const { mode } = visitor.audience;
  return {
    handlingDays: settings.handling_days,
    flat: convertTaxMode(toCents(settings.flat_shipping_cents), 'gross', mode, rate),
    freeFrom: freeShippingFrom(settings, mode),
  };
}
