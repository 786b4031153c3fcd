import { useEffect, useRef, useState } from 'react';
import { shortestSuggested, suggestAfterMs } from '#catalogue/search/rules/search-limits.ts';
import type { Suggestions } from '#catalogue/search/rules/suggestions.ts';
import { readSuggestions, suggestionsAddress } from '../rules/search-suggestions.ts';

/** What there is to suggest; `null` until the first answer, `failed` where none came. */
export type SuggestionState = {
  /** the text that the suggestions are for */
  readonly text: string;
  readonly suggestions: Suggestions | null;
  readonly failed: boolean;
};

async function ask(text: string, signal: AbortSignal): Promise<Suggestions> {
  const answer = await fetch(suggestionsAddress(text), { signal, headers: { accept: 'application/json' } });
  const suggestions = answer.ok ? readSuggestions(await answer.json()) : null;
  if (!suggestions) throw new Error('no suggestions');
  return suggestions;
}

/** Suggestions for a text, a moment after the last key; a request that is not needed any more is called off. */
export function useSuggestions(typed: string): SuggestionState {
  const text = typed.trim();
  const known = useRef(new Map<string, Suggestions>());
  const [state, setState] = useState<SuggestionState>({ text: '', suggestions: null, failed: false });
  useEffect(() => {
    if (text.length > 0 && text.length < shortestSuggested) return;
    const before = known.current.get(text);
    if (before) {
      setState({ text, suggestions: before, failed: false });
      return;
    }
    const called = new AbortController();
    const timer = setTimeout(
      () => {
        ask(text, called.signal).then(
          (suggestions) => {
            known.current.set(text, suggestions);
            setState({ text, suggestions, failed: false });
          },
          () => {
            if (!called.signal.aborted) setState({ text, suggestions: null, failed: true });
          },
        );
      },
      text === '' ? 0 : suggestAfterMs,
    );
    return () => {
      clearTimeout(timer);
      called.abort();
    };
  }, [text]);
  return state;
}
