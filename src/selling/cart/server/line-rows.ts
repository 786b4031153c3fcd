import { type RawBuilder, sql } from 'kysely';
import type { Picture } from '#catalogue/media/rules/picture.ts';
import { type FieldRow, fieldValues } from '#catalogue/products/rules/product-fields.ts';
import { langOf, type TextLanguage, translatedName } from '#catalogue/products/rules/translated-text.ts';
import { fieldColumns, type ItemRow, itemColumns } from '#catalogue/products/server/item-columns.ts';
import {
  type AttributeWords,
  ownTranslation,
  readAttributeWords,
} from '#catalogue/products/server/read-attribute-words.ts';
import { type TranslatedRow, translatedColumns } from '#catalogue/products/server/translated-columns.ts';
import { stockOf } from '#catalogue/stock/server/stock-of.ts';
import type { AttributeChoice } from '#catalogue/variations/rules/match-variation.ts';
import { readVendors } from '#catalogue/vendors/server/read-vendors.ts';
import type { RequestContext } from '#foundation/request-context/request-context.ts';
import type { Audience } from '#foundation/visitor/rules/visitor.ts';
import { tableAddingFor } from '#messages/product-table/table-adding-for.ts';
import { notHidden } from '#pricing/customer-groups/server/not-hidden.ts';
import { createPricer } from '#pricing/prices/server/create-pricer.ts';
import { quantityRule } from '#pricing/quantities/rules/quantity-rule.ts';
import type { CartRow } from '../rules/cart-row.ts';
import type { CartLine } from '../rules/cart-state.ts';
import { noteField, withoutNote } from '../rules/line-note.ts';

/** A choice of a line, with the translated names of an attribute of its product alone. */
type ChosenRow = CartLine['chosen'][number] & {
  readonly ownLabel?: string | null;
  readonly ownValue?: string | null;
};

export type LineColumns = ItemRow &
  FieldRow<'cart'> &
  TranslatedRow<'name'> & {
    key: string;
    product_id: number;
    variation_id: number | null;
    attributes: AttributeChoice;
    quantity: number;
    seen_unit_cents: number | null;
    name: string;
    slug: string;
    vendor_id: number | null;
    published: boolean;
    shipping_class: string | null;
    picture: Picture | null;
    chosen: readonly ChosenRow[] | null;
  };

/** Columns of what a line holds, for a query over `line`, `product` and `item` (the variation, else the product); needs `lineJoins`. */
export function lineColumns(audience: Audience): RawBuilder<unknown> {
  return sql`
    product.name, product.slug, product.vendor_id, ${fieldColumns('cart', 'item', 'product')}, ${itemColumns(audience, 'item', 'product')}${translatedColumns(audience, 'product', ['name'])},
    product.status = 'published' and item.status = 'published'
      and ${notHidden(audience.hidden, sql`product.id`)} as published,
    (select c.slug from shipping_classes c where c.id = coalesce(item.shipping_class_id, product.shipping_class_id)) as shipping_class,
    case when image.id is not null then json_build_object('key', image.file_key, 'alt', image.alt,
      'width', image.width, 'height', image.height, 'widths', image.widths) end as picture,
    case when line.attributes <> '{}' then (
      select json_agg(json_build_object('name', c.key, 'label', coalesce(a.name, ${tableAddingFor(audience.locale).note}),
                        'slug', c.value, 'value', coalesce(t.name, c.value)${ownTranslation(audience, 'attribute', 'ownLabel')}${ownTranslation(audience, 'term', 'ownValue')}) order by a.position, a.id)
      from jsonb_each_text(line.attributes) c
      left join attributes a on a.slug = substr(c.key, length('attribute_pa_') + 1)
      left join attribute_terms t on t.attribute_id = a.id and t.slug = c.value
      where a.id is not null or c.key = ${noteField}) end as chosen`;
}

export const lineJoins: RawBuilder<unknown> = sql`
    left join stock on stock.product_id = item.id
    left join images image on image.id = coalesce(item.image_id, product.image_id)`;

/** Name and choices of a line for a reader of another language. */
function shownIn(
  row: LineColumns,
  words: AttributeWords,
  contentLocale: TextLanguage | undefined,
): NonNullable<CartRow['shown']> {
  const chosen = (row.chosen ?? []).map(({ ownLabel, ownValue, ...choice }) => {
    // What the buyer has noted is in no language of the shop.
    if (choice.name === noteField) return choice;
    const slug = choice.name.replace(/^attribute_pa_/, '');
    const { name: value, lang: valueLang } = words.term(slug, choice.slug, choice.value, ownValue);
    const label = words.attribute(slug, choice.label, ownLabel);
    return { ...choice, label: label.name, ...langOf(label), value, ...(valueLang ? { valueLang } : {}) };
  });
  return { ...translatedName(row.name, row.translated_name, contentLocale), chosen };
}

/** Turns columns into cart rows for the visitor, with the prices and quantity limits that apply to them. */
export async function lineRowFactory(ctx: RequestContext): Promise<(row: LineColumns) => CartRow> {
  const { contentLocale } = ctx.visitor.audience;
  const [pricer, vendors, words] = await Promise.all([
    createPricer(ctx),
    readVendors(ctx),
    contentLocale && readAttributeWords(ctx),
  ]);
  return (row) => {
    const stock = stockOf(row);
    return {
      key: row.key,
      productId: row.product_id,
      variationId: row.variation_id,
      itemId: row.variation_id ?? row.product_id,
      attributes: withoutNote(row.attributes),
      chosen: (row.chosen ?? []).map(({ ownLabel: _, ownValue: __, ...choice }) => choice),
      quantity: row.quantity,
      seenUnit: row.seen_unit_cents,
      name: row.name,
      ...(words ? { shown: shownIn(row, words, contentLocale) } : {}),
      slug: row.slug,
      ...fieldValues('cart', row),
      picture: row.picture,
      vendor: vendors?.get(row.vendor_id ?? 0) ?? null,
      taxClass: row.tax_class,
      priceAt: (quantity) => pricer.price(row, row.list_terms, quantity),
      published: row.published,
      rule: quantityRule(row, row.list_terms?.limits, stock.limit),
      backorders: row.backorders,
      inStock: stock.available,
      lowStockFrom: row.low_stock_threshold ?? 0,
      shippingClass: row.shipping_class,
    };
  };
}
