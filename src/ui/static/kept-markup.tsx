import { createContext, type ReactNode, useContext } from 'react';

/** Something to be drawn whose markup is kept. */
export type KeptPiece = {
  /** what is shown: data that are remembered and never changed, or all that they say as a text */
  readonly of: object | string;
  /** names how it is drawn */
  readonly way: string;
  readonly draw: () => ReactNode;
};

/** The markup of pieces in their order: drawn when they are first asked for, all that are missing at once, and known from then on. */
export type MarkupOf = (pieces: readonly KeptPiece[]) => readonly string[];

/** Stands around a page while the server draws it; null in a browser. */
export const MarkupContext = createContext<MarkupOf | null>(null);

export type KeptMarkupsProps = {
  readonly as: 'div' | 'li';
  readonly className?: string | undefined;
  /** further attributes of each element */
  readonly marks?: Readonly<Record<`data-${string}`, string>>;
  readonly pieces: readonly KeptPiece[];
};

/** Elements of a static part whose content many pages share: the server draws it once, and keeps its markup. */
export function KeptMarkups({ as: Element, className, marks, pieces }: KeptMarkupsProps) {
  const markupOf = useContext(MarkupContext);
  // They never change their order: nothing redraws what is static.
  if (!markupOf) {
    return pieces.map(({ draw }, at) => (
      // biome-ignore lint/suspicious/noArrayIndexKey: see above.
      <Element key={at} className={className} {...marks}>
        {draw()}
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

/** One such element. */
export function KeptMarkup({ of, way, draw, ...element }: Omit<KeptMarkupsProps, 'pieces'> & KeptPiece) {
  return <KeptMarkups {...element} pieces={[{ of, way, draw }]} />;
}
