import { sql } from 'kysely';
import {
  type FieldRow,
  fieldValues,
  type TranslatedFieldRow,
  translatedFieldValues,
} from '#catalogue/products/rules/product-fields.ts';
import {
  fieldColumnNames,
  fieldColumns,
  type ItemRow,
  itemColumnNames,
  itemColumns,
} from '#catalogue/products/server/item-columns.ts';
import { type PictureRow, pictureOf } from '#catalogue/products/server/picture-of.ts';
import { translatedAlt } from '#catalogue/products/server/translated-alt.ts';
import { translatedColumns, translatedColumnsOf } from '#catalogue/products/server/translated-columns.ts';
import { stockOf } from '#catalogue/stock/server/stock-of.ts';
import { readByColumns } from '#foundation/database/read-by-columns.ts';
import type { RequestContext } from '#foundation/request-context/request-context.ts';
import type { Audience } from '#foundation/visitor/rules/visitor.ts';
import type { Pricer } from '#pricing/prices/server/create-pricer.ts';
import { inputLimits } from '#pricing/quantities/rules/input-limits.ts';
import { quantityRule } from '#pricing/quantities/rules/quantity-rule.ts';
import type { VariationChoice } from '../rules/variation-choice.ts';
import { namedTerms, readTermNamesOfSome, type TermIds, type TermNames } from './read-term-names.ts';

/** A variation with the additional fields of the wire; without a price it cannot be seen or bought. */
export type VariationDetail = VariationChoice & {
  readonly available: number;
  readonly backorders: 'no' | 'notify' | 'yes';
  /** the most that its own rule or its stock allows; null where neither does (QTY-03) */
  readonly ceiling: number | null;
  readonly image: { readonly id: number; readonly title: string; readonly caption: string } | null;
};

type Row = ItemRow &
  FieldRow<'variation'> &
  TranslatedFieldRow<'variation'> & {
    id: number;
    parent_id: number;
    image_id: number | null;
    terms: TermIds;
  };

const ownColumns = [
  'id',
  'parent_id',
  'image_id',
  'terms',
  ...fieldColumnNames('variation'),
  ...itemColumnNames,
] as const;
const translations = translatedColumnsOf('variation').map(
  (column) => `translated_${column}`,
) as (keyof TranslatedFieldRow<'variation'>)[];

type Image = Pick<VariationDetail, 'picture' | 'image'>;

/**
 * The published variations of a product in their order, or one of them; weight, size and picture are the product's where they have
 * none of their own.
 */
export async function readVariations(
  ctx: RequestContext,
  pricer: Pricer,
  productId: number,
  only: number | null = null,
): Promise<readonly VariationDetail[]> {
  return (await readVariationsOfSome(ctx, pricer, [productId], only)).get(productId) ?? [];
}

/** The same for some products at once, by their ids; one without any is not among them. */
export async function readVariationsOfSome(
  ctx: RequestContext,
  pricer: Pricer,
  productIds: readonly number[],
  only: number | null = null,
): Promise<ReadonlyMap<number, readonly VariationDetail[]>> {
  if (productIds.length === 0) return new Map();
  const query = sql<Row>`
    select v.id, p.id as parent_id, ${fieldColumns('variation', 'v', 'p')}, ${itemColumns(ctx.visitor.audience, 'v', 'p')}${translatedColumns(ctx.visitor.audience, 'v', translatedColumnsOf('variation'))},
      coalesce(v.image_id, p.image_id) as image_id,
      array(select vt.term_id from variation_terms vt where vt.variation_id = v.id) as terms
    from products p
    -- of each product: merged in the order of their ids, all products before it would be read
    cross join lateral (select * from products child where child.parent_id = p.id offset 0) v
    -- row by row: a join with hundreds of rows would read the whole stock of the shop
    left join lateral (select * from stock where product_id = v.id offset 0) stock on true
    where p.id = any ((select ${productIds}::int[])::int[]) and v.status = 'published' ${only === null ? sql`` : sql`and v.id = ${only}`}
    order by v.menu_order, v.id`;
  const { audience } = ctx.visitor;
  const columns = audience.contentLocale === undefined ? ownColumns : [...ownColumns, ...translations];
  const [names, rows] = await Promise.all([
    readTermNamesOfSome(ctx, productIds),
    readByColumns(ctx.db, query, columns, ['sale_from', 'sale_to']),
  ]);
  const images = await readImages(ctx, rows);
  const { contentLocale } = ctx.visitor.audience;
  return new Map(
    [...Map.groupBy(rows, ({ parent_id }) => parent_id)].map(([productId, own]) => {
      const named = names.get(productId) ?? [];
      return [productId, own.map((row) => detailOf(row, pricer, images, named, contentLocale))];
    }),
  );
}

const noImage: Image = { picture: null, image: null };

/** The pictures of variations by their ids, each read once: most variations have that of their product. */
async function readImages(
  { db, visitor }: Pick<RequestContext, 'db' | 'visitor'>,
  variations: readonly Row[],
): Promise<ReadonlyMap<number, Image>> {
  const ids = new Set(variations.flatMap(({ image_id }) => image_id ?? []));
  if (ids.size === 0) return new Map();
  const { rows } = await sql<PictureRow & NonNullable<VariationDetail['image']>>`/* prepared */
    select i.id, i.file_key, i.alt, i.title, i.caption, i.width, i.height, i.widths${translatedAlt(visitor.audience, 'i')}
    from images i where i.id = any ((select ${[...ids]}::int[])::int[])`.execute(db);
  return new Map(
    rows.map((row) => {
      const { id, title, caption } = row;
      return [id, { picture: pictureOf(row, visitor.audience), image: { id, title, caption } }];
    }),
  );
}

function translatedValues(row: Row, contentLocale: 'it' | 'en') {
  const { textLang, ...values } = translatedFieldValues('variation', row, contentLocale);
  return values;
}

/** Null is without a limit. */
const lower = (a: number | null, b: number | null) => (a === null || b === null ? (a ?? b) : Math.min(a, b));

function detailOf(
  row: Row,
  pricer: Pricer,
  images: ReadonlyMap<number, Image>,
  names: TermNames,
  contentLocale: Audience['contentLocale'],
): VariationDetail {
  const price = pricer.shown(row);
  const stock = stockOf(row);
  const rule = quantityRule(row, row.list_terms?.limits, stock.limit);
  const { picture, image } = images.get(row.image_id ?? 0) ?? noImage;
  return {
    id: row.id,
    ...(contentLocale === undefined ? fieldValues('variation', row) : translatedValues(row, contentLocale)),
    price,
    stock: stock.note,
    stockLeft: stock.limit,
    available: stock.available,
    backorders: stock.backorders,
    active: price !== null,
    buyable: price !== null && stock.note.kind !== 'out-of-stock',
    limits: inputLimits(rule),
    tiers: pricer.tiers(row, row.list_terms),
    ceiling: lower(rule.maxQuantity, stock.limit),
    soldIndividually: row.sold_individually,
    attributes: namedTerms(row.terms, names),
    picture,
    image,
  };
}
