import { useCallback, useEffect, useRef } from 'react';
import type { BulkLayout } from '../rules/bulk-layout.ts';
import type { SearchRequest } from '../rules/calls/search-call.ts';
import type { SearchAnswer } from '../rules/calls/search-reply.ts';
import { searchPause } from '../rules/search-pause.ts';
import type { BulkCalls } from './browser/bulk-calls.ts';
import { formsOnPage } from './browser/forms-on-page.ts';

/** Searches while one types: after the layout's pause, the last question alone, and nothing that was left behind (BULK-22, BULK-23). */
export function useLiveSearch(
  layout: BulkLayout,
  calls: Pick<BulkCalls, 'search'>,
  onAnswer: (answer: SearchAnswer, request: SearchRequest) => void,
): { readonly typed: (request: SearchRequest) => void; readonly now: (request: SearchRequest) => void } {
  const under = useRef<{ timer?: ReturnType<typeof setTimeout>; asked?: AbortController }>({});
  const heard = useRef(onAnswer);
  useEffect(() => {
    heard.current = onAnswer;
  });
  const stop = useCallback(() => {
    clearTimeout(under.current.timer);
    under.current.asked?.abort();
  }, []);
  useEffect(() => stop, [stop]);

  const now = useCallback(
    (request: SearchRequest) => {
      stop();
      const asked = new AbortController();
      under.current.asked = asked;
      void calls.search(request, asked.signal).then((answer) => {
        if (!asked.signal.aborted) heard.current(answer, request);
      });
    },
    [calls, stop],
  );
  const typed = useCallback(
    (request: SearchRequest) => {
      stop();
      // `performance.now` begins with the page.
      const pause = searchPause(layout, { forms: formsOnPage(), loadedForMs: performance.now() });
      under.current.timer = setTimeout(() => now(request), pause);
    },
    [layout, now, stop],
  );
  return { typed, now };
}
