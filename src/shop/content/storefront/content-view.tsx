import { Fragment, type ReactNode } from 'react';
import { BreadcrumbBar } from '#shop/site/storefront/breadcrumb-bar.tsx';
import { useShopWords } from '#shop/site/storefront/use-shop-words.ts';
import { textParts } from '../rules/text-parts.ts';
import styles from './content-view.module.css';
import { ShopText } from './shop-text.tsx';

export type ContentViewProps = {
  readonly page: {
    readonly title: string;
    readonly path: string;
    /** written by the shop's staff */
    readonly bodyHtml: string;
    /** ISO 8601 */
    readonly updatedAt: string;
  };
  /** stands where the text says `[quote_request]` (QUO-01) */
  readonly quote?: ReactNode;
};

export function ContentView({ page, quote = null }: ContentViewProps) {
  const { content, locale } = useShopWords();
  const day = new Intl.DateTimeFormat(locale, { dateStyle: 'long', timeZone: 'Europe/Rome' });
  return (
    <>
      <BreadcrumbBar crumbs={[{ name: page.title, path: page.path }]} />
      <article className={styles.article}>
        <h1>{page.title}</h1>
        {textParts(page.bodyHtml).map((html, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a text never move
          <Fragment key={index}>
            {index > 0 ? quote : null}
            {html === '' ? null : <ShopText html={html} />}
          </Fragment>
        ))}
        <p className={styles.date}>{content.lastUpdated(day.format(new Date(page.updatedAt)))}</p>
      </article>
    </>
  );
}
