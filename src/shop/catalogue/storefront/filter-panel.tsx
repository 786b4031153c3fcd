import { useWords } from '#shop/site/storefront/use-words.ts';
import { iconButtonClass } from '#ui/controls/button-class.ts';
import { Icon } from '#ui/display/icon.tsx';
import type { Listing } from '../rules/listing.ts';
import { categoryPath } from '../rules/paths.ts';
import { FilterForm } from './filter-form.tsx';
import styles from './filter-panel.module.css';

export const filterPanelId = 'filters';

/** Beside the products where there is room; elsewhere a popover that a button opens, with or without scripts. */
export function FilterPanel({ listing }: { listing: Omit<Listing, 'products'> }) {
  const { catalogue } = useWords();
  return (
    <aside id={filterPanelId} className={styles.panel} popover="auto" aria-label={catalogue.filters}>
      <div className={styles.head}>
        <h2>{catalogue.filters}</h2>
        <button
          type="button"
          className={iconButtonClass}
          popoverTarget={filterPanelId}
          popoverTargetAction="hide"
          aria-label={catalogue.closeFilters}
        >
          <Icon name="close" />
        </button>
      </div>
      {listing.subcategories.length > 0 ? (
        <nav className={styles.categories} aria-label={catalogue.subcategories}>
          <ul>
            {listing.subcategories.map((category) => (
              <li key={category.slug}>
                <a href={categoryPath(category.slug)}>
                  {category.name}
                  <span>{category.count}</span>
                </a>
              </li>
            ))}
          </ul>
        </nav>
      ) : null}
      <FilterForm query={listing.query} />
    </aside>
  );
}
