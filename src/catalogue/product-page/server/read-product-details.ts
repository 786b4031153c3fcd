import { sql } from 'kysely';
import { langOf, type NamedText } from '#catalogue/products/rules/translated-text.ts';
import { type AltReader, type PictureRow, pictureOf } from '#catalogue/products/server/picture-of.ts';
import {
  namedFor,
  ownTranslation,
  readAttributeWords,
} from '#catalogue/products/server/read-attribute-words.ts';
import { translatedPicture } from '#catalogue/products/server/translated-alt.ts';
import type { ProductDetail } from '#catalogue/variations/rules/product-detail.ts';
import type { SwatchKind } from '#catalogue/variations/rules/swatch.ts';
import type { VariationAttribute } from '#catalogue/variations/rules/variation-attribute.ts';
import { labelOf, optionOf, type TermRow } from '#catalogue/variations/server/option-of.ts';
import type { RequestContext } from '#foundation/request-context/request-context.ts';
import type { ProductDocument } from '../rules/product-document.ts';

/** The details of a product that only its page shows. */
export type ProductDetails = Pick<
  ProductDetail,
  'gallery' | 'attributes' | 'oeNumbers' | 'vehicles' | 'variationAttributes'
> & {
  readonly categoryIds: readonly number[] /** of other makers of parts */;
  readonly crossNumbers: ProductDetail['oeNumbers'];
  readonly documents: readonly ProductDocument[];
};

type GalleryRow = PictureRow & {
  title: string;
  caption: string;
  translated_title?: string | null;
  translated_caption?: string | null;
};
type AttributeRow = NamedText & {
  slug: string;
  type: 'select' | SwatchKind;
  for_variations: boolean;
  preset: string | null;
  terms: TermRow[] | null;
};
type VehicleRow = {
  make: string;
  model: string;
  engine: string;
  power_kw: number;
  year_from: number;
  year_to: number | null;
};
type Row = {
  gallery: GalleryRow[] | null;
  attributes: AttributeRow[] | null;
  oe_numbers: { manufacturer: string; code: string; kind: 'oe' | 'cross' }[] | null;
  vehicles: VehicleRow[] | null;
  documents: ProductDocument[] | null;
  category_ids: number[] | null;
};

const mostVehicles = 500;

/** Pictures, attributes, OE numbers, vehicles and categories of a product, in one query; `names` are the product's in both languages. */
export async function readProductDetails(
  ctx: Pick<RequestContext, 'db' | 'settings' | 'memory' | 'visitor'>,
  productId: number,
  names: Pick<AltReader, 'own' | 'translated'> = {},
): Promise<ProductDetails> {
  const result = await sql<Row>`/* prepared */
    select
      (select json_agg(${translatedPicture(ctx.visitor.audience, 'i')} order by pi.position) from product_images pi join images i on i.id = pi.image_id
        where pi.product_id = ${productId}) as gallery,
      (select json_agg(json_build_object('slug', a.slug, 'name', a.name${ownTranslation(ctx.visitor.audience, 'attribute')}, 'type', a.type, 'for_variations', pa.for_variations,
          'preset', preset.slug, 'terms', (
            select json_agg(json_build_object('slug', t.slug, 'name', t.name${ownTranslation(ctx.visitor.audience, 'term')}, 'color', t.color, 'picture', to_json(i))
              order by t.position, t.id)
            from product_attribute_terms pt join attribute_terms t on t.id = pt.term_id
            left join images i on i.id = t.image_id and a.type = 'image'
            where pt.product_id = pa.product_id and t.attribute_id = a.id)) order by pa.position, a.position, a.id)
        from product_attributes pa join attributes a on a.id = pa.attribute_id
        left join attribute_terms preset on preset.id = pa.default_term_id
        where pa.product_id = ${productId}) as attributes,
      (select json_agg(json_build_object('manufacturer', o.manufacturer, 'code', o.code, 'kind', o.kind) order by o.manufacturer, o.id)
        from oe_numbers o where o.product_id = ${productId}) as oe_numbers,
      (select json_agg(to_json(v) order by v.make, v.model, v.year_from, v.id) from (
        select v.* from fitments f join vehicles v on v.id = f.vehicle_id
        where f.product_id = ${productId} order by v.make, v.model, v.year_from, v.id limit ${sql.lit(mostVehicles)}) v) as vehicles,
      (select json_agg(json_build_object('key', i.file_key, 'kind', d.kind, 'language', d.language, 'title', d.title, 'bytes', i.bytes)
          order by d.position)
        from product_documents d join images i on i.id = d.image_id where d.product_id = ${productId}) as documents,
      (select json_agg(category_id order by category_id) from product_categories
        where product_id = ${productId} and direct) as category_ids
  `.execute(ctx.db);
  const row = result.rows[0];
  const { contentLocale } = ctx.visitor.audience;
  const numbers = (wanted: 'oe' | 'cross') =>
    (row?.oe_numbers ?? []).flatMap(({ kind, ...number }) => (kind === wanted ? [number] : []));
  const words = await readAttributeWords(ctx);
  const attributes = (row?.attributes ?? []).map((attribute) => namedFor(attribute, words));
  return {
    gallery: (row?.gallery ?? []).flatMap((image) => {
      const picture = pictureOf(image, { contentLocale, ...names });
      const { title, caption, translated_title, translated_caption } = image;
      return picture
        ? [{ ...picture, title: translated_title || title, caption: translated_caption || caption }]
        : [];
    }),
    attributes: attributes.map((attribute) => ({
      ...labelOf(attribute),
      values: (attribute.terms ?? []).map((term) => ({ name: term.name, ...langOf(term) })),
    })),
    variationAttributes: attributes
      .filter((attribute) => attribute.for_variations)
      .map((attribute) => choiceOf(attribute, ctx.settings.variation_swatches)),
    oeNumbers: numbers('oe'),
    crossNumbers: numbers('cross'),
    vehicles: (row?.vehicles ?? []).map((vehicle) => ({
      make: vehicle.make,
      model: vehicle.model,
      engine: vehicle.engine,
      powerKw: vehicle.power_kw,
      years: `${vehicle.year_from}–${vehicle.year_to ?? ''}`,
    })),
    documents: row?.documents ?? [],
    categoryIds: row?.category_ids ?? [],
  };
}

function choiceOf(attribute: AttributeRow, withSwatches: boolean): VariationAttribute {
  const swatches = withSwatches && attribute.type !== 'select' ? attribute.type : null;
  return {
    name: `attribute_pa_${attribute.slug}`,
    ...labelOf(attribute),
    options: (attribute.terms ?? []).map((term) => optionOf(term, swatches)),
    preset: attribute.preset ?? '',
    ...(swatches ? { swatches } : {}),
  };
}
