import { createContext, type ReactNode, useContext, useState } from 'react';
import { CachedMarkup } from './cached-markup.tsx';
import type { StaticData, StaticKey } from './static-key.ts';
import styles from './static-part.module.css';

const texts = new WeakMap<object, string>();

/** What data says, as a text. Data that many pages share are often the very same object: they are written out once. */
export function asText(data: unknown): string {
  if (typeof data !== 'object' || data === null) return JSON.stringify(data);
  const text = texts.get(data) ?? JSON.stringify(data);
  texts.set(data, text);
  return text;
}

/** Stands around a page while the server draws it; null in a browser. */
export const StaticDataContext = createContext<StaticData | null>(null);

/** How a static part is drawn from its data. */
export type PartDrawing = { readonly isCached: boolean; readonly draw: (data: unknown) => ReactNode };

/** Takes how a static part is rendered, and returns what stands for it. */
export type LeaveOut = (name: string, drawing: PartDrawing) => string;

/** Stands around the frame of a page, which is drawn without its static parts; null around whole pages. */
export const LeaveOutContext = createContext<LeaveOut | null>(null);

export type StaticPartProps<Data> = {
  readonly of: StaticKey<Data>;
  /** null in a browser: `import.meta.env.SSR ? … : null` keeps the code that draws out of its scripts */
  readonly draw: ((data: Data) => ReactNode) | null;
};

/**
 * A part of a page that nothing redraws: the server draws it, and the browser leaves it as it came. Its data is not
 * sent a second time, and nothing of it is hydrated; what is pressed in it is heard by delegation.
 */
export function StaticPart<Data>({ of: { name, isCached = false }, draw }: StaticPartProps<Data>) {
  const data = useContext(StaticDataContext);
  const leaveOut = useContext(LeaveOutContext);
  const [markup] = useState(() => (data ? '' : writtenMarkup(name)));
  const drawn = (of: unknown) =>
    draw ? <Drawn name={isCached ? name : null} data={of as Data} draw={draw} /> : null;
  if (import.meta.env.SSR && data && draw && !leaveOut) {
    return (
      <div className={styles.part} data-static={name}>
        {data.has(name) ? drawn(data.get(name)) : null}
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
            ? leaveOut(name, { isCached, draw: drawn })
            : markup,
      }}
    />
  );
}

type DrawnProps<Data> = {
  /** null: it is drawn for this page alone */
  readonly name: string | null;
  readonly data: Data;
  readonly draw: (data: Data) => ReactNode;
};

function Drawn<Data>({ name, data, draw }: DrawnProps<Data>) {
  if (name === null) return draw(data);
  return (
    <CachedMarkup as="div" className={styles.part} of={asText(data)} way={name} draw={() => draw(data)} />
  );
}

const written = new Map<string, string>();

/** The markup as the server wrote it; remembered, so that it is there when React has to draw a page anew. */
function writtenMarkup(name: string): string {
  const known = written.get(name);
  if (known !== undefined) return known;
  const markup = document.querySelector(`[data-static="${name}"]`)?.innerHTML ?? '';
  written.set(name, markup);
  return markup;
}
