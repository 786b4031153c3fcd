import { type RawBuilder, sql } from 'kysely';
import type { Picture } from '#catalogue/media/rules/picture.ts';
import { toCents } from '#foundation/money/rules/cents.ts';
import { productPath } from '#foundation/paths/rules/paths.ts';
import type { RequestContext } from '#foundation/request-context/request-context.ts';
import { readTaxRates } from '#pricing/tax/server/read-tax-rates.ts';
import type { Offer, OfferCounter, OfferRecipient } from '../rules/offer.ts';
import { type OfferState, type OfferStatus, offerStateAt } from '../rules/offer-state.ts';
import { offerTotals } from '../rules/offer-totals.ts';
import { readRecipient } from './offer-recipient.ts';

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
  readonly accepted_at: Date | null;
  readonly counter_id: number | null;
  readonly conversationId: number | null;
  readonly replacesId: number | null;
  readonly recipient: OfferRecipient | null;
  readonly customerId: number;
  readonly counter: OfferCounter | null;
  readonly lines:
    | readonly {
        readonly name: string;
        readonly sku: string | null;
        readonly slug: string | null;
        readonly picture: Picture | null;
        readonly quantity: number;
        readonly unit: number;
        readonly taxClass: string | null;
        readonly proposed: { readonly quantity: number; readonly unit: number } | null;
      }[]
    | null;
};

/** The last day of Rome on which an offer `o` holds; '' for no end. */
export const offerLastDay: RawBuilder<string> = sql<string>`
  coalesce(to_char((o.valid_until - interval '1 microsecond') at time zone 'Europe/Rome', 'YYYY-MM-DD'), '')`;

/** The company that a customer `c` buys for, where that is another account. */
const offeredCompany = (column: RawBuilder<unknown>) => sql`(
  select ${column} from subaccounts s join customers m on m.id = s.main_account_id where s.customer_id = c.id and m.company <> '')`;

/** Who asked for an offer, as a column over `c`. */
export const offerPerson: RawBuilder<string> = sql<string>`
  coalesce(nullif(trim(c.first_name || ' ' || c.last_name), ''), c.email)`;

/** Whom an offer is for, as a column over `c`: the company, else the person. */
export const offerCustomer: RawBuilder<string> = sql<string>`
  coalesce(${offeredCompany(sql`m.company`)}, nullif(c.company, ''), ${offerPerson})`;

/** The account whose page is the customer's, as a column over `c`. */
export const offerAccount: RawBuilder<number> = sql<number>`coalesce(${offeredCompany(sql`m.id`)}, c.id)`;

/** The state of an offer `o` at a moment, as a column; the rule is `offerStateAt`. */
export const offerStateColumn = (now: Date): RawBuilder<OfferState> => sql<OfferState>`
  case when o.status <> 'sent' then o.status when o.valid_until <= ${now} then 'expired'
    when o.counter_id is not null then 'countered' when o.accepted_at is not null then 'accepted' else 'open' end`;

/** The columns of an offer with its lines, for a query over `offers o`, `customers c` and `vendors v`. */
export const offerColumns: RawBuilder<unknown> = sql`
  o.id, o.status, ${offerCustomer} as customer, v.name as vendor, o.prices_with_tax, o.custom_text, o.vendor_text, o.valid_until,
  ${offerLastDay} as "validUntil", o.sent_at, o.accepted_at, o.counter_id, o.conversation_id as "conversationId",
  o.replaces_id as "replacesId", o.recipient, o.customer_id as "customerId",
  (select json_build_object('at', m.created_at, 'person', m.person_name, 'message', m.body)
    from conversation_messages m where m.id = o.counter_id) as counter,
  (select json_agg(json_build_object('name', l.name, 'sku', l.sku, 'quantity', l.quantity, 'unit', l.unit_cents,
      'proposed', (select json_build_object('quantity', coalesce(w.quantity, l.quantity), 'unit', w.unit_cents)
        from message_lines w where w.message_id = o.counter_id and w.position = l.position),
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
      state: offerStateAt(storedStateOf(row), at),
      customer: row.customer,
      vendor: row.vendor,
      mode,
      lines: lines.map(({ name, sku, slug, picture, quantity, unit, rate, proposed }, index) => ({
        name,
        sku,
        path: slug === null ? null : productPath(slug),
        picture,
        quantity,
        unit,
        subtotal: toCents(subtotals[index] ?? 0),
        rate,
        proposed: proposed && { ...proposed, unit: toCents(proposed.unit) },
      })),
      totals,
      customText: row.custom_text,
      vendorText: row.vendor_text,
      validUntil: row.validUntil,
      sentAt: row.sent_at?.toISOString() ?? null,
      recipient: row.recipient,
      conversationId: row.conversationId,
      replacesId: row.replacesId,
      counter: row.counter && { ...row.counter, at: new Date(row.counter.at).toISOString() },
    };
  };
}

/** What the state of an offer is made of. */
export function storedStateOf(row: {
  readonly status: OfferStatus;
  readonly valid_until: Date | null;
  readonly counter_id: number | null;
  readonly accepted_at: Date | null;
}) {
  return {
    status: row.status,
    validUntil: row.valid_until?.getTime() ?? null,
    isCountered: row.counter_id !== null,
    isAccepted: row.accepted_at !== null,
  };
}

/** An offer made out to whom it was sent, or to whom it would be sent today. */
export async function withRecipient(
  { db }: Pick<RequestContext, 'db'>,
  offer: Offer,
  { customerId }: Pick<OfferColumns, 'customerId'>,
): Promise<Offer> {
  return { ...offer, recipient: offer.recipient ?? (await readRecipient(db, customerId)) };
}
