import { formatEuro } from '#foundation/money/rules/format-euro.ts';
import { Icon } from '#kit/ui/display/icon.tsx';
import { useWords, type Words } from '#kit/words/storefront/use-words.ts';
import { chosenFilters, type FilterChoice, withoutFilters } from '../../rules/chosen-filters.ts';
import type { Listing } from '../../rules/listing.ts';
import { listingAddress } from '../../rules/listing-address.ts';
import type { FacetChoice } from '../../rules/listing-facets.ts';
import styles from '../listing-bar.module.css';

type Shown = Pick<Listing, 'query' | 'facets'>;

const named = (choices: readonly FacetChoice[], slug: string) =>
  choices.find((choice) => choice.slug === slug)?.name ?? slug;

function nameOf(choice: FilterChoice, { query, facets }: Shown, { catalogue, locale }: Words): string {
  switch (choice.kind) {
    case 'category':
      return named(facets.categories, choice.slug);
    case 'brand':
      return named(facets.brands, choice.slug);
    case 'term': {
      const facet = facets.attributes.find(({ attribute }) => attribute === choice.attribute);
      return `${facet?.name ?? choice.attribute}: ${named(facet?.choices ?? [], choice.slug)}`;
    }
    case 'in-stock':
      return catalogue.onlyInStock;
    case 'on-sale':
      return catalogue.onlyOnSale;
    case 'min-price':
      return query.minPrice === null ? '' : catalogue.fromPrice(formatEuro(query.minPrice, locale));
    case 'max-price':
      return query.maxPrice === null ? '' : catalogue.toPrice(formatEuro(query.maxPrice, locale));
  }
}

/** The choices that were made, each a link to the listing without it. */
export function ChosenFilterList({ listing }: { listing: Shown }) {
  const words = useWords();
  const filters = chosenFilters(listing.query);
  if (filters.length === 0) return null;
  return (
    <ul className={styles.chips} aria-label={words.catalogue.chosenFilters}>
      {filters.map(({ choice, without }) => {
        const name = nameOf(choice, listing, words);
        const address = listingAddress(without);
        return (
          <li key={address}>
            <a href={address} rel="nofollow" aria-label={words.catalogue.removeFilter(name)}>
              {name}
              <Icon name="close" />
            </a>
          </li>
        );
      })}
      <li>
        <a className={styles.all} href={listingAddress(withoutFilters(listing.query))}>
          {words.catalogue.removeAllFilters}
        </a>
      </li>
    </ul>
  );
}
