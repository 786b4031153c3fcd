import { z } from 'zod';
import { documentKinds, documentLanguages } from '#catalogue/product-page/rules/product-document.ts';
import { isEmail } from '#foundation/addresses/rules/fields/is-email.ts';
import { tidyText } from '#foundation/addresses/rules/fields/tidy-text.ts';
import { largestLineQuantity } from '#pricing/quantities/rules/largest-quantities.ts';
import * as limits from './product-limits.ts';
import { slugOf } from './slug-of.ts';

// The codes of what is wrong are the messages.

const line = (most: number) =>
  z
    .string()
    .transform((text) => tidyText(text.replaceAll('\0', '')))
    .pipe(z.string().max(most, 'too-long'));
const neededLine = (most: number) => line(most).pipe(z.string().min(1, 'missing'));
const code = line(limits.LONGEST_CODE)
  .transform((text) => text || null)
  .nullable();
const paragraph = z
  .string()
  .transform((text) => text.replaceAll('\0', '').replace(/\r\n?/g, '\n').trim())
  .pipe(z.string().max(limits.LONGEST_NOTE, 'too-long'));
const html = (most: number) => z.string().max(most, 'too-long');
const id = z.int('wrong').positive('wrong').max(2_147_483_647, 'wrong');
const byNumber = (a: number, b: number) => a - b;
const idSet = z
  .array(id)
  .max(limits.MOST_TERMS, 'too-many')
  .transform((ids) => [...new Set(ids)].sort(byNumber));
const links = z
  .array(id)
  .max(limits.MOST_LINKS, 'too-many')
  .transform((ids) => [...new Set(ids)]);
const amount = z.int('no-amount').min(0, 'no-amount').max(1_000_000_000, 'no-amount').nullable();
const moment = z
  .string('no-moment')
  .transform((text) => new Date(text))
  .pipe(z.date('no-moment'))
  .refine((date) => date.getUTCFullYear() >= 2000 && date.getUTCFullYear() < 2100, 'no-moment')
  .transform((date) => date.toISOString())
  .nullable();
const whole = (min: number, max: number) => z.int('no-number').min(min, 'no-number').max(max, 'no-number');
const measure = whole(1, 100_000_000).nullable();
const flag = z.boolean('wrong');
const choice = <const Values extends readonly [string, ...string[]]>(values: Values) =>
  z.enum(values, 'wrong');
/** groups by their ids, guests by 0 */
const segments = z
  .array(z.int('wrong').min(0, 'wrong'))
  .max(limits.MOST_TERMS, 'too-many')
  .transform((ids) => [...new Set(ids)].sort(byNumber));
const contact = z
  .object({
    name: neededLine(200),
    address: neededLine(300),
    email: line(254).refine((text) => isEmail(text), 'no-email'),
  })
  .nullable();

/** The fields of a product that staff edit; `translated` ones are in the language that is not the shop's own. */
export const productSchemas = {
  name: neededLine(limits.LONGEST_NAME),
  /** '' for one made of the name */
  slug: z.string().transform((text) => slugOf(text)),
  shortDescription: html(limits.LONGEST_SHORT_DESCRIPTION),
  description: html(limits.LONGEST_DESCRIPTION),
  translatedName: line(limits.LONGEST_NAME),
  translatedShortDescription: html(limits.LONGEST_SHORT_DESCRIPTION),
  translatedDescription: html(limits.LONGEST_DESCRIPTION),
  translatedPurchaseNote: paragraph,
  translatedSeoTitle: line(limits.LONGEST_SEO_TITLE),
  translatedSeoDescription: line(limits.LONGEST_SEO_DESCRIPTION),
  regularPriceCents: amount,
  salePriceCents: amount,
  saleFrom: moment,
  saleTo: moment,
  taxClass: line(40),
  sku: code,
  gtin: code,
  mpn: code,
  oeNumbers: z
    .array(
      z.object({
        kind: choice(['oe', 'cross']),
        manufacturer: neededLine(60),
        code: neededLine(limits.LONGEST_CODE),
      }),
    )
    .max(limits.MOST_OE_NUMBERS, 'too-many'),
  brandId: id.nullable(),
  categoryIds: idSet,
  tagIds: idSet,
  attributes: z
    .array(z.object({ attributeId: id, termIds: idSet }))
    .max(limits.MOST_LINKS, 'too-many')
    .refine((all) => new Set(all.map(({ attributeId }) => attributeId)).size === all.length, 'wrong'),
  weightGrams: measure,
  lengthMm: measure,
  widthMm: measure,
  heightMm: measure,
  shippingClassId: id.nullable(),
  backorders: choice(['no', 'notify', 'yes']),
  lowStockThreshold: whole(0, 1_000_000),
  minQuantity: whole(1, largestLineQuantity),
  maxQuantity: whole(1, largestLineQuantity).nullable(),
  quantityStep: whole(1, largestLineQuantity),
  soldIndividually: flag,
  catalogVisibility: choice(['visible', 'catalog', 'search', 'hidden']),
  hiddenFor: segments,
  onlyFor: segments,
  featured: flag,
  reviewsAllowed: flag,
  menuOrder: whole(-1_000_000, 1_000_000),
  relatedIds: links,
  upSellIds: links,
  crossSellIds: links,
  documents: z
    .array(
      z.object({
        mediaId: id,
        kind: choice(documentKinds),
        language: choice(documentLanguages),
        title: line(limits.LONGEST_TITLE),
      }),
    )
    .max(limits.MOST_DOCUMENTS, 'too-many')
    .refine((all) => new Set(all.map(({ mediaId }) => mediaId)).size === all.length, 'wrong'),
  manufacturer: contact,
  responsible: contact,
  purchaseNote: paragraph,
  seoTitle: line(limits.LONGEST_SEO_TITLE),
  seoDescription: line(limits.LONGEST_SEO_DESCRIPTION),
  status: choice(['draft', 'scheduled', 'published', 'private']),
  publishAt: moment,
};

type Schemas = typeof productSchemas;
export type ProductField = keyof Schemas;
export type ProductValues = { readonly [Field in ProductField]: z.output<Schemas[Field]> };
export type LinkedDocument = ProductValues['documents'][number];
export type SafetyContact = NonNullable<ProductValues['manufacturer']>;

export const productFieldNames = Object.keys(productSchemas) as readonly ProductField[];

/** What staff may change with the right to change prices alone. */
export const priceFields: readonly ProductField[] = [
  'regularPriceCents',
  'salePriceCents',
  'saleFrom',
  'saleTo',
  'taxClass',
];

/** A product before anything is typed. */
export const emptyProduct: ProductValues = {
  name: '',
  slug: '',
  shortDescription: '',
  description: '',
  translatedName: '',
  translatedShortDescription: '',
  translatedDescription: '',
  translatedPurchaseNote: '',
  translatedSeoTitle: '',
  translatedSeoDescription: '',
  regularPriceCents: null,
  salePriceCents: null,
  saleFrom: null,
  saleTo: null,
  taxClass: 'standard',
  sku: null,
  gtin: null,
  mpn: null,
  oeNumbers: [],
  brandId: null,
  categoryIds: [],
  tagIds: [],
  attributes: [],
  weightGrams: null,
  lengthMm: null,
  widthMm: null,
  heightMm: null,
  shippingClassId: null,
  backorders: 'no',
  lowStockThreshold: 5,
  minQuantity: 1,
  maxQuantity: null,
  quantityStep: 1,
  soldIndividually: false,
  catalogVisibility: 'visible',
  hiddenFor: [],
  onlyFor: [],
  featured: false,
  reviewsAllowed: true,
  menuOrder: 0,
  relatedIds: [],
  upSellIds: [],
  crossSellIds: [],
  documents: [],
  manufacturer: null,
  responsible: null,
  purchaseNote: '',
  seoTitle: '',
  seoDescription: '',
  status: 'draft',
  publishAt: null,
};
