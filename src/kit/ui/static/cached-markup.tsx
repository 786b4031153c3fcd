import { createContext, type ReactNode, useContext } from 'react';

/** What a piece of a page says, as texts; null is what it does not have, and a group stands or falls as a whole. */
export type Texts = { readonly [name: string]: string | null | Texts };

/**
 * Something to be drawn whose markup is cached. A piece that is drawn from texts alone is drawn once for all that have the same of them,
 * and filled with its own: `draw` asks no more of a text than whether it is there, and puts each at a position of its own.
 */
export type CachedPiece<Own extends Texts = Texts> = {
  /** names how it is drawn */
  readonly way: string;
} & (
  | {
      /** what is shown: data that are remembered and never changed, or all that they say as a text */
      readonly of: object | string;
      readonly draw: () => ReactNode;
      readonly texts?: undefined;
    }
  | { readonly draw: (texts: Own) => ReactNode; readonly texts: () => Own }
);

/** The markup of pieces in their order: made when they are first asked for, and known from then on. */
export type MarkupOf = <Own extends Texts>(pieces: readonly CachedPiece<Own>[]) => readonly string[];

/** Stands around a page while the server draws it; null in a browser. */
export const MarkupContext = createContext<MarkupOf | null>(null);

export type CachedMarkupsProps<Own extends Texts = Texts> = {
  readonly as: 'div' | 'li';
  readonly className?: string | undefined;
  /** further attributes of each element */
  readonly marks?: Readonly<Record<`data-${string}`, string>>;
  readonly pieces: readonly CachedPiece<Own>[];
};

/** Elements of a static part whose content many pages share: the server draws it once, and keeps its markup. */
export function CachedMarkups<Own extends Texts>(props: CachedMarkupsProps<Own>) {
  const { as: Element, className, marks, pieces } = props;
  const markupOf = useContext(MarkupContext);
  // They never change their order: nothing redraws what is static.
  if (!markupOf) {
    return pieces.map((piece, at) => (
      // biome-ignore lint/suspicious/noArrayIndexKey: see above.
      <Element key={at} className={className} {...marks}>
        {piece.texts ? piece.draw(piece.texts()) : piece.draw()}
      </Element>
    ));
  }
  return markupOf(pieces).map((markup, at) => (
    <Element
      // biome-ignore lint/suspicious/noArrayIndexKey: see above.
      key={at}
      className={className}
      {...marks}
      // biome-ignore lint/security/noDangerouslySetInnerHtml: it was drawn by React.
      dangerouslySetInnerHTML={{ __html: markup }}
    />
  ));
}

export type CachedMarkupProps = Omit<CachedMarkupsProps, 'pieces'> & {
  readonly of: object | string;
  readonly way: string;
  readonly draw: () => ReactNode;
};

/** One such element. */
export function CachedMarkup({ of, way, draw, ...element }: CachedMarkupProps) {
  return <CachedMarkups {...element} pieces={[{ of, way, draw }]} />;
}
