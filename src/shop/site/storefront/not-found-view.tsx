import { buttonClass } from '#ui/controls/button-class.ts';
import { StaticPart } from '#ui/static/static-part.tsx';
import { CategoryLinks } from './category-links.tsx';
import styles from './message-view.module.css';
import { SearchForm } from './search-form.tsx';
import { notFoundCategories } from './static-frame.ts';
import { useWords } from './use-words.ts';

export type NotFoundViewProps = {
  /** of a list that ends before the page that was asked for: the address of its last page */
  readonly lastPage?: string | null;
};

export function NotFoundView({ lastPage = null }: NotFoundViewProps) {
  const { site, catalogue } = useWords();
  return (
    <div className={styles.view}>
      <div className={styles.mark} aria-hidden="true">
        404
      </div>
      <h1>{lastPage === null ? site.notFoundTitle : catalogue.pastTheEndTitle}</h1>
      <p>{lastPage === null ? site.notFoundText : catalogue.pastTheEndText}</p>
      {lastPage === null ? null : (
        <a className={buttonClass()} href={lastPage}>
          {catalogue.lastPage}
        </a>
      )}
      <SearchForm large />
      <nav aria-label={site.allCategories}>
        <StaticPart
          of={notFoundCategories}
          draw={(categories) => (
            <ul>
              <CategoryLinks categories={categories} />
            </ul>
          )}
        />
      </nav>
    </div>
  );
}
