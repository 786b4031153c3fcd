import type { BulkOrder } from '../bulk-search.ts';
import type { FormOptions } from '../form-options.ts';

/** What a form searches for, beside the attributes of its code. */
export type SearchRequest = {
  readonly words: string;
  /** slugs that were chosen in the panels (BULK-03) */
  readonly category?: string;
  readonly attributes?: Readonly<Record<string, readonly string[]>>;
  readonly order?: BulkOrder | '';
  readonly inStock?: boolean;
  /** what is in the form already (BULK-13) */
  readonly inForm?: readonly number[];
  readonly page?: number;
  /** what came with the page before */
  readonly paging?: string;
  /** the product whose variations are opened (BULK-04) */
  readonly optionsOf?: number;
  /** a list of the buyer's own is loaded (LIST-11) */
  readonly listId?: number;
};

const yes = (said: boolean) => (said ? 'yes' : 'no');
const one = (said: boolean) => (said ? '1' : '0');

/** The fields of a search call, name by name (BULK-12 to BULK-15, LIST-11). */
export function searchFields(options: FormOptions, request: SearchRequest): Readonly<Record<string, string>> {
  const { optionsOf, listId } = request;
  const isListed = listId !== undefined;
  const attributes = Object.entries(request.attributes ?? {}).filter(([, terms]) => terms.length > 0);
  return {
    searchValue: request.words,
    exclude: options.exclude,
    tag: options.tag,
    productlist: optionsOf === undefined ? options.productlist : String(optionsOf),
    purchaselistid: isListed ? String(listId) : '',
    category: request.category || options.category,
    sortby: request.order || options.sortby,
    instock: one(request.inStock ?? options.inStock),
    searchby: options.layout === 'classic' ? 'productname' : 'both',
    idsinform: JSON.stringify(request.inForm ?? []),
    dataType: 'json',
    is_product: one(optionsOf !== undefined),
    nonadaptive: one(optionsOf === undefined),
    ...(options.layout === 'classic' ? {} : { theme: options.layout }),
    multiselect: yes(options.multiselect),
    sku: yes(options.showsSku),
    stock: yes(options.showsStock),
    attributes: attributes.map(([name]) => name).join(','),
    ...Object.fromEntries(attributes.map(([name, terms]) => [`attr_${name}`, terms.join(',')])),
    pagerequested: String(request.page ?? 1),
    paginationdata: request.paging ?? '',
    autoadd: yes(options.autoAdd),
    autoaddset: yes(options.autoAddSet),
    ...(isListed ? { searchType: 'purchaseListLoading' } : {}),
  };
}
