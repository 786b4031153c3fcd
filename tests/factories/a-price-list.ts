import type { Database } from '#foundation/database/client.ts';
import type { Audience } from '#foundation/visitor/rules/visitor.ts';

let count = 0;

export type MadePriceList = {
  readonly id: number;
  readonly slug: string;
  /** a buyer of this list: Italian, prices without VAT */
  readonly audience: Audience;
};

/** A price list for business customers, without VAT unless said otherwise. */
export async function aPriceList(
  db: Database,
  options: { slug?: string; name?: string; pricesIncludeTax?: boolean } = {},
): Promise<MadePriceList> {
  count += 1;
  const row = await db
    .insertInto('price_lists')
    .values({
      slug: options.slug ?? `officine-${count}`,
      name: options.name ?? `Officine ${count}`,
      prices_include_tax: options.pricesIncludeTax ?? false,
    })
    .returning(['id', 'slug'])
    .executeTakeFirstOrThrow();
  const audience: Audience = {
    key: `${row.slug}-net-it`,
    priceListId: row.id,
    priceListSlug: row.slug,
    hasOwnPrices: true,
    mode: 'net',
    locale: 'it',
    hidden: null,
  };
  return { ...row, audience };
}
