import type { MenuCategory } from '#shop/catalogue/rules/listing.ts';
import { categoryPath } from '#shop/catalogue/rules/paths.ts';
import styles from './message-view.module.css';
import { SearchForm } from './search-form.tsx';
import { useWords } from './use-words.ts';

export type NotFoundViewProps = { readonly categories: readonly Pick<MenuCategory, 'slug' | 'name'>[] };

export function NotFoundView({ categories }: NotFoundViewProps) {
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
        <ul>
          {categories.map((category) => (
            <li key={category.slug}>
              <a href={categoryPath(category.slug)}>{category.name}</a>
            </li>
          ))}
        </ul>
      </nav>
    </div>
  );
}
