import { productOrders, stockStatuses } from '#catalogue/products/server/collections/product-query.ts';
import type { ParamShapes } from '#http/contract/param-shape.ts';
import { contextParam } from '../context-param.ts';
import {
  booleanParam,
  choiceParam,
  dateParam,
  described,
  integerParam,
  listParam,
  minorUnitsParam,
  textParam,
} from '../param-readers.ts';
import { shapesOf } from '../parse-params.ts';

const largestId = 2_147_483_647;
const idsParam = listParam(integerParam({ min: 0, max: largestId }));
const textsParam = listParam(textParam);
export const operatorParam = choiceParam(['in', 'not_in', 'and']);
export const termsParam = described(textsParam, 'Ids or slugs; the first value decides which.');
const operator = described(operatorParam, 'Any of the terms, none of them, or all of them.', 'in');

/** The parameters of a question for products (wire 1.7), without `attributes` and the taxonomies by name. */
export const productSchema = {
  context: contextParam,
  page: described(integerParam({ min: 1, max: 1_000_000 }), 'Page; one past the last is empty.', 1),
  per_page: described(integerParam({ min: 1, max: 100 }), 'Products on a page.', 10),
  offset: described(integerParam({ min: 0, max: 100_000_000 }), 'Products to pass over; wins over the page.'),
  search: described(
    textParam,
    'Words or codes as the search of the shop reads them, or a part of a name or code.',
  ),
  slug: described(textsParam, 'Slugs of products and variations.'),
  sku: described(textsParam, 'Codes of products and variations.'),
  after: described(dateParam, 'Only what is newer; without a zone UTC is meant.'),
  before: described(dateParam, 'Only what is older; without a zone UTC is meant.'),
  date_column: described(
    choiceParam(['date', 'date_gmt', 'modified', 'modified_gmt']),
    'The moment that `after` and `before` compare: of publication or of the last change.',
    'date',
  ),
  include: described(idsParam, 'Only these ids.'),
  exclude: described(idsParam, 'Not these ids.'),
  order: described(choiceParam(['asc', 'desc']), 'Ascending or descending.', 'desc'),
  orderby: described(
    choiceParam(productOrders),
    'What the order goes by; a search without one puts its best hits first. By `price` leaves out what has none.',
    'date',
  ),
  parent: described(idsParam, 'Variations of these products; 0 stands for products themselves.'),
  parent_exclude: described(idsParam, 'No variations of these products.'),
  type: described(
    choiceParam(['simple', 'grouped', 'external', 'variable', 'variation']),
    'Kind of product; this shop has no grouped and no external ones.',
  ),
  featured: described(booleanParam, 'Only what the shop recommends, or only the rest.'),
  category: described(termsParam, 'Ids or slugs of categories; what stands below one belongs to it.'),
  category_operator: operator,
  tag: described(termsParam, 'Ids or slugs of tags.'),
  tag_operator: operator,
  brand: described(termsParam, 'Ids or slugs of brands.'),
  brand_operator: operator,
  on_sale: described(booleanParam, 'Only what is reduced for this visitor, or only the rest.'),
  min_price: described(minorUnitsParam, 'Lowest price in cents, as this visitor sees prices.'),
  max_price: described(minorUnitsParam, 'Highest price in cents, as this visitor sees prices.'),
  stock_status: described(listParam(choiceParam(stockStatuses)), 'One or more states of the stock.'),
  attribute_relation: described(
    choiceParam(['in', 'and']),
    'Whether one of the `attributes` must hold or all of them.',
    'and',
  ),
  catalog_visibility: described(
    choiceParam(['any', 'visible', 'catalog', 'search', 'hidden']),
    'Where products are shown; without it what the catalogue shows, or the search when one is asked.',
  ),
  rating: described(listParam(integerParam({ min: 1, max: 5 })), 'Average rating in whole stars.'),
  related: described(integerParam({ min: 1, max: largestId }), 'Products that go with this one.'),
};

/** The same and what is read apart from them, as `OPTIONS` and the contract's pages tell it. */
export const productShapes: ParamShapes = {
  ...shapesOf(productSchema),
  attributes: {
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
  },
  '_unstable_tax_{taxonomy}': {
    type: 'array',
    description: 'Ids or slugs of `product_cat`, `product_tag`, `product_brand` or `pa_x`.',
    items: { type: 'string' },
  },
  '_unstable_tax_{taxonomy}_operator': { type: 'string', enum: ['in', 'not_in', 'and'], default: 'in' },
};
