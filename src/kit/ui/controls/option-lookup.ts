import type { LookupState } from './drop-down-note.ts';
import type { SelectOption } from './select.tsx';

/** Asks for a page of options, the first one is 1; it rejects where they cannot be had. */
export type LoadOptions = (
  typed: string,
  page: number,
  signal: AbortSignal,
) => Promise<{ readonly options: readonly SelectOption[]; readonly more: boolean }>;

export type FoundOptions = {
  readonly typed: string;
  readonly options: readonly SelectOption[];
  readonly state: LookupState;
  /** whether there are further pages */
  readonly more: boolean;
};

export type OptionLookup = {
  found(): FoundOptions;
  onChange(listener: () => void): () => void;
  /** looks up what was typed, a moment later; whatever was under way is dropped */
  type(typed: string): void;
  /** fetches further options, where there are some and none are on their way; after a failure it retries */
  further(): void;
  /** drops what is under way and what was found */
  stop(): void;
};

const nothing: FoundOptions = { typed: '', options: [], state: 'idle', more: false };

/** Options that are looked up while one types, page by page (SEL-03, SEL-04, SEL-05); `pauseMs` are milliseconds between typing and asking. */
export function createOptionLookup(load: LoadOptions, pauseMs = 250): OptionLookup {
  const listeners = new Set<() => void>();
  let now = nothing;
  let page = 0;
  let asked = new AbortController();

  function show(next: FoundOptions): void {
    now = next;
    for (const listener of listeners) listener();
  }

  async function ask(state: 'searching' | 'more'): Promise<void> {
    const own = new AbortController();
    asked = own;
    show({ ...now, state });
    try {
      const answer = await load(now.typed, page + 1, own.signal);
      if (own.signal.aborted) return;
      page += 1;
      show({ ...now, options: [...now.options, ...answer.options], more: answer.more, state: 'done' });
    } catch {
      if (!own.signal.aborted) show({ ...now, state: 'failed' });
    }
  }

  let timer: ReturnType<typeof setTimeout> | undefined;
  const drop = () => {
    clearTimeout(timer);
    asked.abort();
    page = 0;
  };
  return {
    found: () => now,
    onChange(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    type(typed) {
      drop();
      show({ typed, options: [], state: 'searching', more: false });
      timer = setTimeout(ask, pauseMs, 'searching');
    },
    further() {
      if (now.state === 'failed' || (now.state === 'done' && now.more))
        void ask(page === 0 ? 'searching' : 'more');
    },
    stop() {
      drop();
      show(nothing);
    },
  };
}
