import { type RawBuilder, sql } from 'kysely';
import { toCents } from '#foundation/money/rules/cents.ts';
import type { TaxMode, TaxRate } from '#foundation/money/rules/tax-rate.ts';
import { offerAnchor, offersPath } from '#foundation/paths/rules/offer-paths.ts';
import type { RequestContext } from '#foundation/request-context/request-context.ts';
import { offersInCartFor } from '#messages/buying/offers-in-cart-for.ts';
import type { ResolvedPrice } from '#pricing/prices/rules/price-of.ts';
import { convertTaxMode } from '#pricing/tax/rules/destination-price.ts';
import type { CartRow } from '../rules/cart-row.ts';

type OfferedLine = {
  readonly id: number;
  readonly name: string;
  readonly sku: string | null;
  readonly quantity: number;
  readonly unit: number;
  readonly mode: TaxMode;
  readonly isFree: boolean;
  /** sent, not taken, not ended */
  readonly isOpen: boolean;
  /** of a product: it still exists, whether or not this visitor can see it in the shop */
  readonly isSold: boolean;
};

export type OfferColumn = { offer: OfferedLine | null };

/** The offer behind a line of a cart, as a column of a query over `line`, `product` and `item`. */
export function offerColumn(now: Date): RawBuilder<unknown> {
  return sql`
    case when line.offer_line_id is not null then (
      select json_build_object('id', o.id, 'name', ol.name, 'sku', ol.sku, 'quantity', ol.quantity, 'unit', ol.unit_cents,
        'mode', case when o.prices_with_tax then 'gross' else 'net' end, 'isFree', ol.is_free,
        'isOpen', o.status = 'sent' and (o.valid_until is null or o.valid_until > ${now}::timestamptz),
        'isSold', product.status = 'published' and item.status = 'published')
      from offer_lines ol join offers o on o.id = ol.offer_id where ol.id = line.offer_line_id) end as offer`;
}

/**
 * A row with the price, quantity and name of the offer behind it, regardless of price list and tiers. A row
 * without an offer stays as it is.
 */
export function offeredRow(
  { visitor }: Pick<RequestContext, 'visitor'>,
  row: CartRow,
  { offer, homeRate }: OfferColumn & { readonly homeRate: (taxClass: string) => TaxRate },
): CartRow {
  if (!offer) return row;
  const { mode, locale } = visitor.audience;
  const { label, number } = offersInCartFor(locale);
  const unit = convertTaxMode(toCents(offer.unit), offer.mode, mode, homeRate(row.taxClass));
  const priceAt = (quantity: number): ResolvedPrice => {
    const usual = offer.isFree ? null : row.priceAt(quantity);
    const step = { step: 'offer', offer: offer.id, amount: unit } as const;
    return { unit, regular: unit, onSale: false, mode, steps: [...(usual?.steps ?? []), step] };
  };
  return {
    ...row,
    name: offer.name,
    sku: offer.sku,
    chosen: [...row.chosen, { name: 'offer', label, slug: String(offer.id), value: number(offer.id) }],
    priceAt,
    published: offer.isFree || offer.isSold,
    rule: {
      ...row.rule,
      minQuantity: offer.quantity,
      maxQuantity: offer.quantity,
      step: 1,
      soldIndividually: false,
    },
    offer: { id: offer.id, isOpen: offer.isOpen, path: `${offersPath}#${offerAnchor(offer.id)}` },
  };
}
