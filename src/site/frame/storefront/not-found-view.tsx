import type { MenuCategory } from '#catalogue/products/rules/listing.ts';
import { SearchForm } from '#catalogue/search/storefront/search-form.tsx';
import { shopPath } from '#foundation/paths/rules/paths.ts';
import { buttonClass } from '#kit/ui/controls/button-class.ts';
import { useWords } from '#kit/words/storefront/use-words.ts';
import { CategoryLinks } from './category-panel.tsx';
import styles from './message-view.module.css';

export type NotFoundViewProps = {
  /** words of the address, to search for */
  readonly searchFor?: string | null;
  /** something stood here once, and was removed for good */
  readonly isGone?: boolean;
  /** of a list that ends before the page that was asked for: the address of its last page */
  readonly lastPage?: string | null;
  /** popular ones */
  readonly categories?: readonly Pick<MenuCategory, 'slug' | 'name'>[];
};

/** The page of an unknown address: a search with the words of the address, and popular categories. */
export function NotFoundView(props: NotFoundViewProps) {
  const { searchFor = null, isGone = false, lastPage = null, categories = [] } = props;
  const { site, catalogue } = useWords();
  const [title, text] =
    lastPage !== null
      ? [catalogue.pastTheEndTitle, catalogue.pastTheEndText]
      : isGone
        ? [site.goneTitle, site.goneText]
        : [site.notFoundTitle, site.notFoundText];
  return (
    <div className={styles.view}>
      <div className={styles.mark} aria-hidden="true">
        {isGone ? '410' : '404'}
      </div>
      <h1>{title}</h1>
      <p>{text}</p>
      {lastPage === null ? null : (
        <a className={buttonClass()} href={lastPage}>
          {catalogue.lastPage}
        </a>
      )}
      <SearchForm large words={searchFor ?? ''} />
      <PopularLinks categories={categories} />
      {lastPage === null ? (
        <a className={buttonClass({ kind: 'secondary' })} href={shopPath}>
          {site.toTheShop}
        </a>
      ) : null}
    </div>
  );
}

function PopularLinks({ categories }: { categories: readonly Pick<MenuCategory, 'slug' | 'name'>[] }) {
  const { site } = useWords();
  if (categories.length === 0) return null;
  return (
    <nav aria-labelledby="popular-heading">
      <h2 id="popular-heading">{site.popularCategories}</h2>
      <ul>
        <CategoryLinks categories={categories} />
      </ul>
    </nav>
  );
}
