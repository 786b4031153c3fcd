import { StaticPart } from '#ui/static/static-part.tsx';
import { CategoryLinks } from './category-links.tsx';
import styles from './message-view.module.css';
import { SearchForm } from './search-form.tsx';
import { notFoundCategories } from './static-frame.ts';
import { useWords } from './use-words.ts';

export function NotFoundView() {
  const { site } = useWords();
  return (
    <div className={styles.view}>
      <div className={styles.mark} aria-hidden="true">
        404
      </div>
      <h1>{site.notFoundTitle}</h1>
      <p>{site.notFoundText}</p>
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
