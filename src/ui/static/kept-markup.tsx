import { createContext, type ReactNode, useContext } from 'react';

/**
 * The markup of something that never changes, an object or a text, drawn in one of its ways: when it is first asked for,
 * and known from then on.
 */
export type MarkupOf = (of: object | string, way: string, draw: () => ReactNode) => string;

/** Stands around a page while the server draws it; null in a browser. */
export const MarkupContext = createContext<MarkupOf | null>(null);

export type KeptMarkupProps = {
  readonly as: 'div' | 'li';
  readonly className?: string | undefined;
  /** further attributes of the element */
  readonly marks?: Readonly<Record<`data-${string}`, string>>;
  /** what is shown: data that are remembered and never changed, or all that they say as a text */
  readonly of: object | string;
  /** names how it is drawn */
  readonly way: string;
  readonly draw: () => ReactNode;
};

/** An element of a static part whose content many pages share: the server draws it once, and keeps its markup. */
export function KeptMarkup({ as: Element, className, marks, of, way, draw }: KeptMarkupProps) {
  const markupOf = useContext(MarkupContext);
  if (!markupOf) {
    return (
      <Element className={className} {...marks}>
        {draw()}
      </Element>
    );
  }
  return (
    <Element
      className={className}
      {...marks}
      // biome-ignore lint/security/noDangerouslySetInnerHtml: it was drawn by React.
      dangerouslySetInnerHTML={{ __html: markupOf(of, way, draw) }}
    />
  );
}
