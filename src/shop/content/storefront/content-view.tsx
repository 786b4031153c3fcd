import { BreadcrumbBar } from '#shop/site/storefront/breadcrumb-bar.tsx';
import { useWords } from '#shop/site/storefront/use-words.ts';
import { RichText } from '#ui/display/rich-text.tsx';
import styles from './content-view.module.css';

export type ContentViewProps = {
  readonly page: {
    readonly title: string;
    readonly path: string;
    /** written by the shop's staff */
    readonly bodyHtml: string;
    /** ISO 8601 */
    readonly updatedAt: string;
  };
};

export function ContentView({ page }: ContentViewProps) {
  const { content, locale } = useWords();
  const day = new Intl.DateTimeFormat(locale, { dateStyle: 'long', timeZone: 'Europe/Rome' });
  return (
    <>
      <BreadcrumbBar crumbs={[{ name: page.title, path: page.path }]} />
      <article className={styles.article}>
        <h1>{page.title}</h1>
        <RichText html={page.bodyHtml} />
        <p className={styles.date}>{content.lastUpdated(day.format(new Date(page.updatedAt)))}</p>
      </article>
    </>
  );
}
