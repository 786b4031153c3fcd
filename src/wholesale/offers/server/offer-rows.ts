import { type RawBuilder, sql } from 'kysely';
import type { Picture } from '#catalogue/media/rules/picture.ts';
import { toCents } from '#foundation/money/rules/cents.ts';
import { productPath } from '#foundation/paths/rules/paths.ts';
import type { RequestContext } from '#foundation/request-context/request-context.ts';
import { readTaxRates } from '#pricing/tax/server/read-tax-rates.ts';
import type { Offer } from '../rules/offer.ts';
import { type OfferStatus, offerStateAt } from '../rules/offer-state.ts';
import { offerTotals } from '../rules/offer-totals.ts';

/** The columns of an offer `o` as it is shown. */
export type OfferColumns = {
  readonly id: number;
  readonly status: OfferStatus;
  readonly customer: string;
  readonly vendor: string | null;
  readonly prices_with_tax: boolean;
  readonly custom_text: string;
  readonly vendor_text: string;
  readonly valid_until: Date | null;
  readonly validUntil: string;
  readonly sent_at: Date | null;
  readonly lines:
    | readonly {
        readonly name: string;
        readonly sku: string | null;
        readonly slug: string | null;
        readonly picture: Picture | null;
        readonly quantity: number;
        readonly unit: number;
        readonly taxClass: string | null;
      }[]
    | null;
};

/** The last day of Rome on which an offer `o` holds; '' for no end. */
export const offerLastDay: RawBuilder<string> = sql<string>`
  coalesce(to_char((o.valid_until - interval '1 microsecond') at time zone 'Europe/Rome', 'YYYY-MM-DD'), '')`;

/** Whom an offer is for, as a column over `c`. */
export const offerCustomer: RawBuilder<string> = sql<string>`
  coalesce(nullif(c.company, ''), nullif(trim(c.first_name || ' ' || c.last_name), ''), c.email)`;

/** The columns of an offer with its lines, for a query over `offers o`, `customers c` and `vendors v`. */
export const offerColumns: RawBuilder<unknown> = sql`
  o.id, o.status, ${offerCustomer} as customer, v.name as vendor, o.prices_with_tax, o.custom_text, o.vendor_text, o.valid_until,
  ${offerLastDay} as "validUntil", o.sent_at,
  (select json_agg(json_build_object('name', l.name, 'sku', l.sku, 'quantity', l.quantity, 'unit', l.unit_cents,
      'slug', case when product.status = 'published' then product.slug end, 'taxClass', item.tax_class,
      'picture', case when image.id is not null then json_build_object('key', image.file_key, 'alt', image.alt,
        'width', image.width, 'height', image.height, 'widths', image.widths) end) order by l.position)
    from offer_lines l left join products item on item.id = l.item_id
    left join products product on product.id = coalesce(item.parent_id, item.id)
    left join images image on image.id = coalesce(item.image_id, product.image_id)
    where l.offer_id = o.id) as lines`;

/** Makes offers out of rows: with the VAT of the home country, and their present state. */
export async function offerFactory(ctx: RequestContext) {
  const rates = await readTaxRates(ctx);
  const at = ctx.clock.now().getTime();
  return (row: OfferColumns): Offer => {
    const mode = row.prices_with_tax ? 'gross' : 'net';
    const lines = (row.lines ?? []).map((line) => ({
      ...line,
      unit: toCents(line.unit),
      rate: rates.home(line.taxClass ?? 'standard'),
    }));
    const { subtotals, ...totals } = offerTotals(lines, mode);
    return {
      id: row.id,
      state: offerStateAt({ status: row.status, validUntil: row.valid_until?.getTime() ?? null }, at),
      customer: row.customer,
      vendor: row.vendor,
      mode,
      lines: lines.map(({ name, sku, slug, picture, quantity, unit, rate }, index) => ({
        name,
        sku,
        path: slug === null ? null : productPath(slug),
        picture,
        quantity,
        unit,
        subtotal: toCents(subtotals[index] ?? 0),
        rate,
      })),
      totals,
      customText: row.custom_text,
      vendorText: row.vendor_text,
      validUntil: row.validUntil,
      sentAt: row.sent_at?.toISOString() ?? null,
    };
  };
}
