import { BreadcrumbBar } from '#catalogue/products/storefront/breadcrumb-bar.tsx';
import { useShopWords } from '#kit/words/storefront/use-shop-words.ts';
import type { ShownText } from '../rules/blocks/localized.ts';
import { groupBlocks, type ShownBlock } from './blocks/block-page.tsx';
import styles from './content-view.module.css';

export type ContentViewProps = {
  readonly page: {
    readonly title: ShownText;
    readonly path: string;
    /** ISO 8601 */
    readonly updatedAt: string;
  };
  readonly blocks: readonly ShownBlock[];
  /** whether the first block has the title of the page */
  readonly hasOwnTitle: boolean;
};

/** A page of the shop's own: its title, its blocks and when it was changed, or blocks alone where the first one opens it. */
export function ContentView({ page, blocks, hasOwnTitle }: ContentViewProps) {
  const { content, locale } = useShopWords();
  const day = new Intl.DateTimeFormat(locale, { dateStyle: 'long', timeZone: 'Europe/Rome' });
  const { text, lang } = page.title;
  const title = hasOwnTitle ? null : <h1 lang={lang}>{text}</h1>;
  const date = hasOwnTitle ? null : (
    <p className={styles.date}>{content.lastUpdated(day.format(new Date(page.updatedAt)))}</p>
  );
  const groups = groupBlocks(blocks);
  const framed = (shown: readonly ShownBlock[]) =>
    shown.map((block) => (
      <div key={block.id} lang={block.lang} className={block.width === 'page' ? styles.wide : undefined}>
        {block.content}
      </div>
    ));
  const [first] = groups;
  const beginsInColumn = first !== undefined && !first.isEdge;
  const endsInColumn = groups.at(-1)?.isEdge === false;
  return (
    <>
      <BreadcrumbBar crumbs={[{ name: text, path: page.path, ...(lang ? { lang } : {}) }]} />
      {beginsInColumn || title === null ? null : <article className={styles.article}>{title}</article>}
      {groups.map((group, at) =>
        group.isEdge ? (
          <div key={group.blocks[0]?.id}>{framed(group.blocks)}</div>
        ) : (
          <article key={group.blocks[0]?.id} className={styles.article}>
            {at === 0 ? title : null}
            {framed(group.blocks)}
            {at === groups.length - 1 ? date : null}
          </article>
        ),
      )}
      {endsInColumn || date === null ? null : <article className={styles.article}>{date}</article>}
    </>
  );
}
