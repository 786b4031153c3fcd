import { useCallback, useEffect, useMemo, useState } from 'react';
import { announce } from '#kit/ui/live/announce.ts';
import type { BulkForm } from '../../rules/bulk-form.ts';
import type { Paging } from '../../rules/bulk-search.ts';
import type { SearchRequest } from '../../rules/calls/search-call.ts';
import type { Found, SearchAnswer } from '../../rules/calls/search-reply.ts';
import type { BulkCalls } from '../browser/bulk-calls.ts';
import { useBulkWords } from '../use-bulk-words.ts';
import { useLiveSearch } from '../use-live-search.ts';

/** What the panels say: words, filters, sort (BULK-03). */
type TableQuery = Required<Pick<SearchRequest, 'words' | 'category' | 'order' | 'inStock' | 'attributes'>>;

type TableResult = Omit<Found, 'html'> & { readonly kind: 'first' | SearchAnswer['kind'] };

const nothingYet: TableResult = { kind: 'first', items: [], paging: null, filters: null };

/** The search of the indigo and cream layouts: the first one when the form loads, then while one types and chooses (BULK-03, BULK-21). */
export function useTableSearch({ options }: BulkForm, calls: BulkCalls) {
  const words = useBulkWords();
  const fresh: TableQuery = useMemo(
    () => ({ words: '', category: '', order: '', inStock: options.inStock, attributes: {} }),
    [options.inStock],
  );
  const [query, setQuery] = useState(fresh);
  const [result, setResult] = useState(nothingYet);
  const [waits, setWaits] = useState(true);
  const { typed, now } = useLiveSearch(options.layout, calls, (answer) => {
    setWaits(false);
    // Where nothing is found the panels stay as they were: the way back leads through them.
    setResult(({ filters }) =>
      answer.kind === 'found' ? answer : { kind: answer.kind, items: [], paging: null, filters },
    );
    if (answer.kind === 'found') announce(words.found(answer.paging?.total ?? answer.items.length));
    else announce(answer.kind === 'nothing' ? words.noProducts : words.failed);
  });
  useEffect(() => now({ words: '' }), [now]);

  const ask = useCallback(
    (to: TableQuery, how: (request: SearchRequest) => void, page = 1, paging: Paging | null = null) => {
      setQuery(to);
      setWaits(true);
      how({ ...to, page, paging: paging ? JSON.stringify(paging) : '' });
    },
    [],
  );
  return {
    query,
    result,
    waits,
    isFiltered: JSON.stringify({ ...query, words: '' }) !== JSON.stringify(fresh),
    type: (text: string) => ask({ ...query, words: text }, typed),
    choose: (to: Partial<TableQuery>) => ask({ ...query, ...to }, now),
    goToPage: (page: number) => ask(query, now, page, result.paging),
    reset: () => ask({ ...fresh, words: query.words }, now),
    retry: () => ask(query, now, result.paging?.page ?? 1),
  };
}

export type TableSearch = ReturnType<typeof useTableSearch>;
