import type { Database } from '#foundation/database/client.ts';
import { freeGoods } from '#wholesale/offers/server/staff/save-offer.ts';

export type OfferOptions = {
  readonly customerId: number;
  /** of a product or variation, or by a name alone; the price of a piece in cents */
  readonly lines: readonly {
    readonly itemId?: number;
    readonly name: string;
    readonly quantity: number;
    readonly unit: number;
  }[];
  readonly status?: 'draft' | 'sent' | 'ordered' | 'withdrawn';
  /** prices hold VAT */
  readonly withTax?: boolean;
  readonly customText?: string;
  readonly vendorText?: string;
  readonly vendorId?: number;
  readonly validUntil?: Date;
  readonly at: Date;
};

/** An offer to a customer, sent unless something else is asked for; its number. */
export async function anOffer(db: Database, options: OfferOptions): Promise<number> {
  const { status = 'sent', at, lines } = options;
  const { id } = await db
    .insertInto('offers')
    .values({
      customer_id: options.customerId,
      vendor_id: options.vendorId ?? null,
      status,
      prices_with_tax: options.withTax ?? false,
      custom_text: options.customText ?? '',
      vendor_text: options.vendorText ?? '',
      valid_until: options.validUntil ?? null,
      created_at: at,
      updated_at: at,
      sent_at: status === 'draft' ? null : at,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  await db.transaction().execute((transaction) => freeGoods(transaction));
  await db
    .insertInto('offer_lines')
    .values(
      lines.map(({ itemId, name, quantity, unit }, index) => ({
        offer_id: id,
        position: index + 1,
        item_id: itemId ?? null,
        is_free: itemId === undefined,
        name,
        quantity,
        unit_cents: unit,
      })),
    )
    .execute();
  return id;
}
