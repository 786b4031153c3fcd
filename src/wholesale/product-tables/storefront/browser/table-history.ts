import type { FormValue } from '../../rules/search/search-args.ts';
import { readSearchArgs, writeSearchArgs } from '../../rules/search/search-args.ts';
import { tableHref } from '../../rules/search/table-address.ts';
import { readPage, type TableSearch } from '../../rules/search/table-search.ts';
import type { LiveTable } from './live-table.ts';

/** What a table is asked for. */
export type TableRequest = { readonly search: TableSearch; readonly page: number };

type Named = Readonly<Record<string, unknown>>;
const named = (value: unknown): Named => (typeof value === 'object' && value !== null ? { ...value } : {});

/** Under this name an entry of the browser's history says what the tables of its page show. */
const entryName = 'tables';

const packed = ({ search, page }: TableRequest, path: string) => ({
  args: writeSearchArgs(search, path),
  page,
});

/** What the present entry says of a table; null where it says nothing. */
export function recordedState(id: number): TableRequest | null {
  const stored = named(named(named(window.history.state)[entryName])[id]);
  if (!('args' in stored)) return null;
  return { search: readSearchArgs(stored.args as FormValue), page: readPage(String(stored.page)) };
}

/** Whether two states are the same, as an address would write them. */
export const isSameState = (a: TableRequest, b: TableRequest): boolean =>
  tableHref('', { tableId: 0, ...a }) === tableHref('', { tableId: 0, ...b });

/**
 * Records what a table shows now: in a new entry of the browser's history, so that Back leads to what it showed before, or in the present
 * one. The address holds it too where the table says so (TAB-30).
 */
export function recordState(change: {
  readonly table: Pick<LiveTable, 'id' | 'path'>;
  readonly before: TableRequest;
  readonly now: TableRequest;
  readonly entry: 'new' | 'same';
  readonly inAddress: boolean;
}): void {
  const { table, before, now } = change;
  const { id, path } = table;
  const { pathname, searchParams, href } = new URL(window.location.href);
  const state = named(window.history.state);
  const withTable = (request: TableRequest) => ({ ...named(state[entryName]), [id]: packed(request, path) });
  const address =
    change.inAddress && pathname === path ? tableHref(path, { tableId: id, ...now }, searchParams) : href;
  if (change.entry === 'same' || isSameState(before, now)) {
    window.history.replaceState({ ...state, [entryName]: withTable(now) }, '', address);
    return;
  }
  window.history.replaceState({ ...state, [entryName]: withTable(before) }, '', href);
  window.history.pushState({ [entryName]: withTable(now) }, '', address);
}

/** Calls the listener when the visitor comes to an entry of tables. */
export function onTravel(listener: () => void): void {
  window.addEventListener('popstate', ({ state }) => {
    if (entryName in named(state)) listener();
  });
}
