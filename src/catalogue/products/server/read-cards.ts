import type { StockNote } from '#catalogue/stock/rules/stock-note.ts';
import { stockOf } from '#catalogue/stock/server/stock-of.ts';
import type { RequestContext } from '#foundation/request-context/request-context.ts';
import type { ShownPrice } from '#pricing/prices/rules/shown-price.ts';
import { createPricer, type Pricer } from '#pricing/prices/server/create-pricer.ts';
import { quantityLimits } from '#pricing/quantities/rules/quantity-limits.ts';
import { quantityRule } from '#pricing/quantities/rules/quantity-rule.ts';
import type { ProductCard } from '../rules/product-card.ts';
import { fieldValues } from '../rules/product-fields.ts';
import { translatedName } from '../rules/translated-text.ts';
import { pictureOf } from './picture-of.ts';
import { readBrands } from './read-brands.ts';
import { type CardRow, readCardRows } from './read-card-rows.ts';

/** The cards of listed products in the order of the ids; what is not published, or hidden from the audience, is left out. */
export async function readCards(ctx: RequestContext, ids: readonly number[]): Promise<ProductCard[]> {
  const { audience } = ctx.visitor;
  const known = await ctx.memory.rememberEach(`cards ${audience.key}`, ids, (missing) =>
    loadCards(ctx, missing),
  );
  return ids.flatMap((id) => {
    const card = known.get(id);
    if (!card) return [];
    ctx.reply.shows(id);
    return [card];
  });
}

async function loadCards(
  ctx: RequestContext,
  ids: readonly number[],
): Promise<ReadonlyMap<number, ProductCard>> {
  const { audience } = ctx.visitor;
  const showsRatings = ctx.settings.reviews_enabled && ctx.settings.review_ratings_enabled;
  const [pricer, brands, rows] = await Promise.all([
    createPricer(ctx),
    readBrands(ctx),
    readCardRows(ctx, ids),
  ]);
  return new Map(
    rows.map((row) => {
      const price = row.type === 'variable' ? variablePrice(row, pricer, ctx) : pricer.shown(row);
      const stock = cardStock(row);
      const card: ProductCard = {
        id: row.id,
        slug: row.slug,
        type: row.type,
        ...translatedName(row.name, row.translated_name, audience.contentLocale),
        ...fieldValues('card', row),
        brand: row.brand_id === null ? null : (brands.get(row.brand_id)?.name ?? null),
        picture: pictureOf(row, {
          contentLocale: audience.contentLocale,
          own: row.name,
          translated: row.translated_name,
        }),
        price,
        stock,
        buyable: row.type === 'simple' && price !== null && stock.kind !== 'out-of-stock',
        minQuantity: quantityLimits(quantityRule(row, row.list_terms?.limits, null)).minimum,
        rating: row.average_rating,
        reviewCount: showsRatings ? row.review_count : 0,
      };
      return [row.id, card];
    }),
  );
}

/**
 * A variable product shows the range of its variations; what is struck is the lowest of their regular prices, for consumers of what they were
 * before.
 */
function variablePrice(row: CardRow, pricer: Pricer, ctx: RequestContext): ShownPrice | null {
  if (!row.variation_prices) return null;
  const { from, to, regular, on_sale: onSale, struck } = row.variation_prices;
  const unit = pricer.fromListing(from, row.tax_class);
  const dearest = pricer.fromListing(to, row.tax_class);
  const range = { unit, upTo: dearest > unit ? dearest : null, mode: ctx.visitor.audience.mode };
  if (pricer.strikesLowest) {
    const before = struck === null ? unit : pricer.fromListing(struck, row.tax_class);
    if (before <= unit) return { ...range, regular: unit, onSale: false };
    return { ...range, regular: before, onSale: true, prior: { kind: 'variations' } };
  }
  const before = pricer.price({ ...row, regular_price_cents: regular }, null, 1)?.regular;
  return { ...range, regular: onSale && before !== undefined ? before : unit, onSale };
}

function cardStock(row: CardRow): StockNote {
  if (row.type === 'simple') return stockOf(row).note;
  return { kind: row.in_stock ? 'in-stock' : 'out-of-stock' };
}
