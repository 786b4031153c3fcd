import type { ReactNode } from 'react';
import { BreadcrumbBar } from '#catalogue/products/storefront/breadcrumb-bar.tsx';
import { ShopText } from '#kit/rich-text/storefront/shop-text.tsx';
import { useContentLang } from '#kit/words/storefront/content-lang.ts';
import { useShopWords } from '#kit/words/storefront/use-shop-words.ts';
import styles from './content-view.module.css';

/** What a page of text shows from top to bottom: HTML that staff wrote, and parts of the shop as wide as they like. */
export type ShownPiece =
  | { readonly html: string }
  | { readonly part: ReactNode; readonly width: 'text' | 'page' };

export type ContentViewProps = {
  readonly page: {
    readonly title: string;
    readonly path: string;
    /** ISO 8601 */
    readonly updatedAt: string;
  };
  readonly pieces: readonly ShownPiece[];
};

export function ContentView({ page, pieces }: ContentViewProps) {
  const { content, locale } = useShopWords();
  const lang = useContentLang();
  const day = new Intl.DateTimeFormat(locale, { dateStyle: 'long', timeZone: 'Europe/Rome' });
  return (
    <>
      <BreadcrumbBar crumbs={[{ name: page.title, path: page.path, ...(lang ? { lang } : {}) }]} />
      <article className={styles.article}>
        <h1 lang={lang}>{page.title}</h1>
        {pieces.map((piece, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the pieces of a text never move
          <div key={index} {...frameOf(piece, lang)}>
            {'html' in piece ? <ShopText html={piece.html} /> : piece.part}
          </div>
        ))}
        <p className={styles.date}>{content.lastUpdated(day.format(new Date(page.updatedAt)))}</p>
      </article>
    </>
  );
}

const frameOf = (piece: ShownPiece, lang: string | undefined) =>
  'html' in piece ? { lang } : { className: piece.width === 'page' ? styles.wide : undefined };
