import {
  attributeTermOrders,
  type TermQuery,
  termOrders,
} from '#catalogue/products/server/collections/terms/choose-terms.ts';
import { contextParam } from '../context-param.ts';
import {
  booleanParam,
  choiceParam,
  described,
  integerParam,
  listParam,
  textParam,
} from '../param-readers.ts';
import type { ParamsOf } from '../parse-params.ts';

const largestId = 2_147_483_647;
const idsParam = listParam(integerParam({ min: 0, max: largestId }));

/** The parameters of a question for terms (wire 1.10). */
export const termSchema = {
  context: contextParam,
  page: described(integerParam({ min: 1, max: 1_000_000 }), 'Page, where `per_page` makes pages.', 1),
  per_page: described(integerParam({ min: 0, max: 1000 }), 'Terms on a page; 0 or nothing takes all.'),
  search: described(textParam, 'A part of the name or of the slug.'),
  include: described(idsParam, 'Only these ids; wins over `exclude`.'),
  exclude: described(idsParam, 'Not these ids.'),
  order: described(choiceParam(['asc', 'desc']), 'Ascending or descending.', 'asc'),
  orderby: described(choiceParam(termOrders), 'What the order goes by.', 'name'),
  hide_empty: described(booleanParam, 'Leaves out what no shown product carries.', true),
  parent: described(integerParam({ min: 0, max: largestId }), 'Below this one; 0 stands for the top.'),
};

/** Terms of attributes may be sorted in more ways. */
export const attributeTermSchema = {
  ...termSchema,
  orderby: described(choiceParam(attributeTermOrders), 'What the order goes by.', 'name'),
};

/** The question behind parameters; only what has a tree is asked for what stands below. */
export function termQuery(
  params: ParamsOf<typeof attributeTermSchema> | ParamsOf<typeof termSchema>,
  options: { readonly hasTree: boolean },
): TermQuery {
  return {
    search: params.search || undefined,
    include: params.include ?? [],
    exclude: params.exclude ?? [],
    order: params.orderby ?? 'name',
    direction: params.order ?? 'asc',
    hideEmpty: params.hide_empty ?? true,
    parent: options.hasTree ? params.parent : undefined,
    page: params.page ?? 1,
    size: params.per_page ?? 0,
  };
}
