import { createContext, type ReactNode, useContext, useState } from 'react';
import { CachedMarkup } from './cached-markup.tsx';
import type { StaticData, StaticKey } from './static-key.ts';
import styles from './static-part.module.css';

const texts = new WeakMap<object, string>();

/** Data as JSON. Data that many pages share are often the same object, which is serialised once. */
export function asText(data: unknown): string {
  if (typeof data !== 'object' || data === null) return JSON.stringify(data);
  const text = texts.get(data) ?? JSON.stringify(data);
  texts.set(data, text);
  return text;
}

/** Provided while the server renders a page; null in a browser. */
export const StaticDataContext = createContext<StaticData | null>(null);

/** How a static part is rendered from its data. */
export type PartRendering = { readonly isCached: boolean; readonly render: (data: unknown) => ReactNode };

/** Takes how a static part is rendered, and returns the mark that stands for it in the frame. */
export type LeaveOut = (name: string, part: PartRendering) => string;

/** Provided while the frame of a page is rendered without its static parts; null for whole pages. */
export const LeaveOutContext = createContext<LeaveOut | null>(null);

export type StaticPartProps<Data> = {
  readonly of: StaticKey<Data>;
  /** null in a browser: `import.meta.env.SSR ? … : null` keeps the code that renders it out of the browser's scripts */
  readonly render: ((data: Data) => ReactNode) | null;
};

/**
 * A part of a page that is rendered by the server alone: the browser leaves its markup as it came. Its data are not sent a second time, and
 * nothing of it is hydrated; its events are handled by delegation.
 */
export function StaticPart<Data>({ of: { name, isCached = false }, render }: StaticPartProps<Data>) {
  const data = useContext(StaticDataContext);
  const leaveOut = useContext(LeaveOutContext);
  const [markup] = useState(() => (data ? '' : writtenMarkup(name)));
  const rendered = (of: unknown) =>
    render ? <Rendered name={isCached ? name : null} data={of as Data} render={render} /> : null;
  if (import.meta.env.SSR && data && render && !leaveOut) {
    return (
      <div className={styles.part} data-static={name}>
        {data.has(name) ? rendered(data.get(name)) : null}
      </div>
    );
  }
  return (
    <div
      className={styles.part}
      data-static={name}
      // biome-ignore lint/security/noDangerouslySetInnerHtml: it is what the page holds already, or will hold.
      dangerouslySetInnerHTML={{
        __html:
          import.meta.env.SSR && leaveOut && data?.has(name)
            ? leaveOut(name, { isCached, render: rendered })
            : markup,
      }}
    />
  );
}

type RenderedProps<Data> = {
  /** the cache key; null: it is rendered for this page alone */
  readonly name: string | null;
  readonly data: Data;
  readonly render: (data: Data) => ReactNode;
};

function Rendered<Data>({ name, data, render }: RenderedProps<Data>) {
  if (name === null) return render(data);
  return (
    <CachedMarkup as="div" className={styles.part} of={asText(data)} way={name} render={() => render(data)} />
  );
}

const written = new Map<string, string>();

/** The markup as the server sent it; cached for when React has to render the page anew. */
function writtenMarkup(name: string): string {
  const known = written.get(name);
  if (known !== undefined) return known;
  const markup = document.querySelector(`[data-static="${name}"]`)?.innerHTML ?? '';
  written.set(name, markup);
  return markup;
}
