import { createContext, type ReactNode, useContext } from 'react';

/** Markup by a key that says all that it shows: drawn when it is first asked for, known from then on. */
export type MarkupOf = (key: string, draw: () => ReactNode) => string;

/** Stands around a page while the server draws it; null in a browser. */
export const MarkupContext = createContext<MarkupOf | null>(null);

export type KeptMarkupProps = {
  readonly as: 'div' | 'li';
  readonly className?: string | undefined;
  /** further attributes of the element */
  readonly marks?: Readonly<Record<`data-${string}`, string>>;
  /** all that is shown, as a text: the same text, the same markup */
  readonly of: string;
  readonly draw: () => ReactNode;
};

/** An element of a static part whose content many pages share: the server draws it once, and keeps its markup. */
export function KeptMarkup({ as: Element, className, marks, of, draw }: KeptMarkupProps) {
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
      dangerouslySetInnerHTML={{ __html: markupOf(of, draw) }}
    />
  );
}
