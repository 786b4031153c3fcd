import { useCallback, useEffect, useRef } from 'react';
import { manyFormsMs, typingPauseMs } from '../rules/bulk-form-limits.ts';
import type { BulkLayout } from '../rules/bulk-layout.ts';
import type { SearchRequest } from '../rules/calls/search-call.ts';
import type { SearchAnswer } from '../rules/calls/search-reply.ts';
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

/**
 * After how many milliseconds without a key a form searches: 600 in the classic layout, 400 in the others (BULK-22), and at once where
 * a page with more than one form was loaded less than 5 s ago (BULK-23).
 */
export function searchPause(
  layout: BulkLayout,
  page: { readonly forms: number; readonly loadedForMs: number },
): number {
  return page.forms > 1 && page.loadedForMs < manyFormsMs ? 0 : typingPauseMs[layout];
}
