import type { SearchHelp } from '#catalogue/search/rules/search-help.ts';
import { SearchForm } from '#catalogue/search/storefront/search-form.tsx';
import { SearchHelpView } from '#catalogue/search/storefront/search-help-view.tsx';
import { shopPath } from '#foundation/paths/rules/paths.ts';
import { buttonClass } from '#kit/ui/controls/button-class.ts';
import { useWords } from '#kit/words/storefront/use-words.ts';
import { chosenFilters, withoutFilters } from '../rules/chosen-filters.ts';
import { listingAddress } from '../rules/listing-address.ts';
import type { ListingQuery } from '../rules/listing-query.ts';
import { EmptyCatalogue } from './empty-catalogue.tsx';
import styles from './listing-view.module.css';

export type EmptyListingProps = { readonly query: ListingQuery; readonly help?: SearchHelp | null };

/** Says what to do next where nothing was found; the page of a search without filters says so in its heading. */
export function EmptyListing({ query, help = null }: EmptyListingProps) {
  const { catalogue, site } = useWords();
  const filtered = chosenFilters(query).length > 0;
  const { scope } = query;
  // All goods without a filter, and there are none.
  if (scope.kind === 'shop' && !filtered && query.page === 1) return <EmptyCatalogue />;
  return (
    <div className={styles.empty}>
      {scope.kind === 'search' && !filtered ? null : <h2>{catalogue.nothingFound}</h2>}
      <p>{filtered ? catalogue.nothingFoundFiltered : catalogue.nothingFoundAdvice}</p>
      {filtered ? (
        <a className={buttonClass()} href={listingAddress(withoutFilters(query))}>
          {catalogue.removeAllFilters}
        </a>
      ) : (
        <>
          <SearchForm large words={scope.kind === 'search' ? scope.words : ''} />
          {help ? <SearchHelpView help={help} /> : null}
          <a className={buttonClass({ kind: 'secondary' })} href={shopPath}>
            {site.wholeCatalogue}
          </a>
        </>
      )}
    </div>
  );
}
