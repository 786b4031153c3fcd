import type { SearchHelp } from '#shop/search/rules/search-help.ts';
import { SearchHelpView } from '#shop/search/storefront/search-help-view.tsx';
import { SearchForm } from '#shop/site/storefront/search-form.tsx';
import { useWords } from '#shop/site/storefront/use-words.ts';
import { buttonClass } from '#ui/controls/button-class.ts';
import { chosenFilters, withoutFilters } from '../rules/chosen-filters.ts';
import { listingAddress } from '../rules/listing-address.ts';
import type { ListingQuery } from '../rules/listing-query.ts';
import { shopPath } from '../rules/paths.ts';
import styles from './listing-view.module.css';

/** Says what to do next where nothing was found; the page of a search without filters says so in its heading. */
export function EmptyListing({ query, help = null }: { query: ListingQuery; help?: SearchHelp | null }) {
  const { catalogue, site } = useWords();
  const filtered = chosenFilters(query).length > 0;
  const { scope } = query;
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
