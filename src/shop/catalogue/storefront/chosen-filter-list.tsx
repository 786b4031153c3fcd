import { formatEuro } from '#shop/money/rules/format-euro.ts';
import { useWords, type Words } from '#shop/site/storefront/use-words.ts';
import { Icon } from '#ui/display/icon.tsx';
import { type ChosenFilter, chosenFilters, withoutFilters } from '../rules/chosen-filters.ts';
import { listingAddress } from '../rules/listing-address.ts';
import type { ListingQuery } from '../rules/listing-query.ts';
import styles from './listing-bar.module.css';

function nameOf({ choice: filter }: ChosenFilter, query: ListingQuery, { catalogue, locale }: Words): string {
  if (filter.kind === 'min-price' && query.minPrice !== null)
    return catalogue.fromPrice(formatEuro(query.minPrice, locale));
  if (filter.kind === 'max-price' && query.maxPrice !== null)
    return catalogue.toPrice(formatEuro(query.maxPrice, locale));
  return catalogue.onlyInStock;
}

/** The filters that are set, each a link to the listing without it. */
export function ChosenFilterList({ query }: { query: ListingQuery }) {
  const words = useWords();
  const filters = chosenFilters(query);
  if (filters.length === 0) return null;
  return (
    <ul className={styles.chips} aria-label={words.catalogue.chosenFilters}>
      {filters.map((filter) => (
        <li key={listingAddress(filter.without)}>
          <a
            href={listingAddress(filter.without)}
            aria-label={words.catalogue.removeFilter(nameOf(filter, query, words))}
          >
            {nameOf(filter, query, words)}
            <Icon name="close" />
          </a>
        </li>
      ))}
      {filters.length > 1 ? (
        <li>
          <a className={styles.all} href={listingAddress(withoutFilters(query))}>
            {words.catalogue.removeAllFilters}
          </a>
        </li>
      ) : null}
    </ul>
  );
}
