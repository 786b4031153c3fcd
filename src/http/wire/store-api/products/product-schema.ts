import { z } from 'zod';
import { productOrders, stockStatuses } from '#catalogue/products/server/collections/product-query.ts';
import type { ArgumentShape } from '../../argument-shapes.ts';
import { commaList } from '../../lenient/lists.ts';
import { amountInCents, choice, flag, id, moment, text, wholeNumber } from '../../lenient/scalars.ts';
import { contextParam } from '../read-reply.ts';

const largestId = 2_147_483_647;
const idsParam = commaList(id);
const textsParam = commaList(text);
export const operatorParam = choice(['in', 'not_in', 'and']);
export const termsParam = textsParam.meta({ description: 'Ids or slugs; the first value decides which.' });
const operator = operatorParam.meta({
  description: 'Any of the terms, none of them, or all of them.',
  default: 'in',
});

const readApart = (shape: ArgumentShape) => z.unknown().meta({ ...shape });

/** The parameters of a question for products (wire 1.7); those whose names are open are read apart. */
export const productQuery = z
  .object({
    context: contextParam,
    page: wholeNumber({ min: 1, max: 1_000_000 }).meta({
      description: 'Page; one past the last is empty.',
      default: 1,
    }),
    per_page: wholeNumber({ min: 1, max: 100 }).meta({ description: 'Products on a page.', default: 10 }),
    offset: wholeNumber({ min: 0, max: 100_000_000 }).meta({
      description: 'Products to pass over; wins over the page.',
    }),
    search: text.meta({
      description: 'Words or codes as the search of the shop reads them, or a part of a name or code.',
    }),
    slug: textsParam.meta({ description: 'Slugs of products and variations.' }),
    sku: textsParam.meta({ description: 'Codes of products and variations.' }),
    after: moment.meta({ description: 'Only what is newer; without a zone UTC is meant.' }),
    before: moment.meta({ description: 'Only what is older; without a zone UTC is meant.' }),
    date_column: choice(['date', 'date_gmt', 'modified', 'modified_gmt']).meta({
      description: 'The moment that `after` and `before` compare: of publication or of the last change.',
      default: 'date',
    }),
    include: idsParam.meta({ description: 'Only these ids.' }),
    exclude: idsParam.meta({ description: 'Not these ids.' }),
    order: choice(['asc', 'desc']).meta({ description: 'Ascending or descending.', default: 'desc' }),
    orderby: choice(productOrders).meta({
      description:
        'What the order goes by; a search without one puts its best hits first. By `price` leaves out what has none.',
      default: 'date',
    }),
    parent: idsParam.meta({ description: 'Variations of these products; 0 stands for products themselves.' }),
    parent_exclude: idsParam.meta({ description: 'No variations of these products.' }),
    type: choice(['simple', 'grouped', 'external', 'variable', 'variation']).meta({
      description: 'Kind of product; this shop has no grouped and no external ones.',
    }),
    featured: flag.meta({ description: 'Only what the shop recommends, or only the rest.' }),
    category: termsParam.meta({
      description: 'Ids or slugs of categories; what stands below one belongs to it.',
    }),
    category_operator: operator,
    tag: termsParam.meta({ description: 'Ids or slugs of tags.' }),
    tag_operator: operator,
    brand: termsParam.meta({ description: 'Ids or slugs of brands.' }),
    brand_operator: operator,
    on_sale: flag.meta({ description: 'Only what is reduced for this visitor, or only the rest.' }),
    min_price: amountInCents.meta({ description: 'Lowest price in cents, as this visitor sees prices.' }),
    max_price: amountInCents.meta({ description: 'Highest price in cents, as this visitor sees prices.' }),
    stock_status: commaList(choice(stockStatuses)).meta({ description: 'One or more states of the stock.' }),
    attribute_relation: choice(['in', 'and']).meta({
      description: 'Whether one of the `attributes` must hold or all of them.',
      default: 'and',
    }),
    catalog_visibility: choice(['any', 'visible', 'catalog', 'search', 'hidden']).meta({
      description:
        'Where products are shown; without it what the catalogue shows, or the search when one is asked.',
    }),
    rating: commaList(wholeNumber({ min: 1, max: 5 })).meta({
      description: 'Average rating in whole stars.',
    }),
    related: wholeNumber({ min: 1, max: largestId }).meta({ description: 'Products that go with this one.' }),
    attributes: readApart({
      type: 'array',
      description:
        'Filters by attributes of the shop: `attributes[0][attribute]=pa_x&attributes[0][slug]=a,b`.',
      maxItems: 20,
      items: {
        type: 'object',
        properties: {
          attribute: { type: 'string', description: '`pa_` and the slug of the attribute.' },
          term_id: { type: 'array', items: { type: 'integer' } },
          slug: { type: 'array', items: { type: 'string' } },
          operator: { type: 'string', enum: ['in', 'not_in', 'and'], default: 'in' },
        },
      },
    }),
    '_unstable_tax_{taxonomy}': readApart({
      type: 'array',
      description: 'Ids or slugs of `product_cat`, `product_tag`, `product_brand` or `pa_x`.',
      items: { type: 'string' },
    }),
    '_unstable_tax_{taxonomy}_operator': readApart({
      type: 'string',
      enum: ['in', 'not_in', 'and'],
      default: 'in',
    }),
  })
  .partial();
