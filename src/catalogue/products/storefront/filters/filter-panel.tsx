import { iconButtonClass } from '#kit/ui/controls/button-class.ts';
import { Icon } from '#kit/ui/display/icon.tsx';
import { useWords } from '#kit/words/storefront/use-words.ts';
import { isFiltered } from '../../rules/chosen-filters.ts';
import type { Listing } from '../../rules/listing.ts';
import { listingAddress } from '../../rules/listing-address.ts';
import { listingPart } from '../listing-parts.ts';
import { FilterForm } from './filter-form.tsx';
import styles from './filter-panel.module.css';

export const filterPanelId = 'filters';

/** Beside the products on wide screens; elsewhere a popover that a button opens, with or without scripts. */
export function FilterPanel({ listing }: { listing: Listing }) {
  const { catalogue } = useWords();
  const { query, subcategories } = listing;
  // Each combination of filters is another page to a machine: it is led to the plain ones only.
  const rel = isFiltered(query) ? 'nofollow' : undefined;
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
      <div {...listingPart('places')}>
        {subcategories.length > 0 ? (
          <nav className={styles.categories} aria-label={catalogue.subcategories}>
            <ul>
              {subcategories.map(({ slug, name, lang, count }) => (
                <li key={slug}>
                  <a
                    href={listingAddress({
                      ...query,
                      scope: { kind: 'category', slug },
                      page: 1,
                      categories: [],
                    })}
                    rel={rel}
                    lang={lang}
                  >
                    {name}
                    <span>{count}</span>
                  </a>
                </li>
              ))}
            </ul>
          </nav>
        ) : null}
      </div>
      <FilterForm listing={listing} />
    </aside>
  );
}
