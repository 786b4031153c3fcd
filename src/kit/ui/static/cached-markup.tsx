import { createContext, type ReactNode, useContext } from 'react';

/** The texts of a piece of a page; null is what it does not have, and a group is there as a whole or null. */
export type Texts = { readonly [name: string]: string | null | Texts };

/**
 * A piece of a page whose markup is cached. A piece with `texts` is rendered once as a template for all pieces that have the same texts
 * present, and filled with its own: `render` may only check whether a text is null, and puts each into the markup unchanged.
 */
export type CachedPiece<Own extends Texts = Texts> = {
  /** names how it is rendered, as part of the cache key */
  readonly way: string;
} & (
  | {
      /** the data: an immutable cached object, or all data serialised as a text */
      readonly of: object | string;
      readonly render: () => ReactNode;
      readonly texts?: undefined;
    }
  | { readonly render: (texts: Own) => ReactNode; readonly texts: () => Own }
);

/** The markup of pieces in their order, rendered once and then cached. */
export type MarkupOf = <Own extends Texts>(pieces: readonly CachedPiece<Own>[]) => readonly string[];

/** Provided while the server renders a page; null in a browser. */
export const MarkupContext = createContext<MarkupOf | null>(null);

export type CachedMarkupsProps<Own extends Texts = Texts> = {
  readonly as: 'div' | 'li';
  readonly className?: string | undefined;
  /** further attributes of each element */
  readonly marks?: Readonly<Record<`data-${string}`, string>>;
  readonly pieces: readonly CachedPiece<Own>[];
};

/** Elements of a static part whose content many pages share: the server renders it once, and caches its markup. */
export function CachedMarkups<Own extends Texts>(props: CachedMarkupsProps<Own>) {
  const { as: Element, className, marks, pieces } = props;
  const markupOf = useContext(MarkupContext);
  // Their order never changes: what is static is never rendered a second time.
  if (!markupOf) {
    return pieces.map((piece, at) => (
      // biome-ignore lint/suspicious/noArrayIndexKey: see above.
      <Element key={at} className={className} {...marks}>
        {piece.texts ? piece.render(piece.texts()) : piece.render()}
      </Element>
    ));
  }
  return markupOf(pieces).map((markup, at) => (
    <Element
      // biome-ignore lint/suspicious/noArrayIndexKey: see above.
      key={at}
      className={className}
      {...marks}
      // biome-ignore lint/security/noDangerouslySetInnerHtml: it was rendered by React.
      dangerouslySetInnerHTML={{ __html: markup }}
    />
  ));
}

export type CachedMarkupProps = Omit<CachedMarkupsProps, 'pieces'> & {
  readonly of: object | string;
  readonly way: string;
  readonly render: () => ReactNode;
};

/** One such element. */
export function CachedMarkup({ of, way, render, ...element }: CachedMarkupProps) {
  return <CachedMarkups {...element} pieces={[{ of, way, render }]} />;
}
