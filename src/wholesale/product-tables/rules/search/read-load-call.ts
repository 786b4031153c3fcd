import { readFormValues } from './form-values.ts';
import { type FormValue, namedValues, readSearchArgs } from './search-args.ts';
import { noSearch, readPage, type TableSearch } from './table-search.ts';

/** The arguments of `{t}_load_both` and `{t}_pagination` (TAB-25, TAB-26, TAB-33). */
type LoadCall = {
  readonly tableId: string;
  readonly nonce: string;
  readonly search: TableSearch;
  readonly page: number;
  /** of the table's page, without a query */
  readonly path: string;
};

const longestPath = 300;

/** The path of an address of this shop; the first page where it is none. */
function pathOf(baseLink: string): string {
  const path = baseLink.replace(/^https?:\/\/[^/?#]*/i, '').split(/[?#]/, 1)[0] ?? '';
  return /^\/(?![/\\])[^\s\\]*$/.test(path) && path.length <= longestPath ? path : '/';
}

const text = (value: FormValue | undefined) => (typeof value === 'string' ? value : '');

/** Reads the fields of a load: `table_id`, `others`, `args`, `atts` and `nonce`; what cannot be read is as if it was not said. */
export function readLoadCall(entries: Iterable<readonly [name: string, value: string]>): LoadCall {
  const sent = namedValues(readFormValues(entries));
  const others = namedValues(sent.others);
  const isReset = text(others.reset_search_clicked) === 'yes';
  return {
    tableId: text(sent.table_id) || text(namedValues(sent.atts).id),
    nonce: text(sent.nonce),
    search: isReset ? noSearch : readSearchArgs(sent.args),
    page: isReset ? 1 : readPage(text(others.page_number) || text(sent.page_number)),
    path: pathOf(text(namedValues(sent.args).base_link)),
  };
}
