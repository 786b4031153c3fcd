import type { SearchOutcome } from '#catalogue/search/rules/search-help.ts';
import { TakenForNote } from '#catalogue/search/storefront/taken-for-note.tsx';
import { Scripted } from '#kit/islands/storefront/island.tsx';
import { Button } from '#kit/ui/controls/button.tsx';
import { Icon } from '#kit/ui/display/icon.tsx';
import { Notice } from '#kit/ui/display/notice.tsx';
import { RichText } from '#kit/ui/display/rich-text.tsx';
import { visuallyHidden } from '#kit/ui/display/visually-hidden.tsx';
import { Pagination } from '#kit/ui/navigation/pagination.tsx';
import { useWords } from '#kit/words/storefront/use-words.ts';
import { chosenFilters } from '../rules/chosen-filters.ts';
import type { Listing } from '../rules/listing.ts';
import { listingAddress } from '../rules/listing-address.ts';
import { listingPath } from '../rules/listing-path.ts';
import { langOf } from '../rules/translated-text.ts';
import { BreadcrumbBar } from './breadcrumb-bar.tsx';
import { EmptyListing } from './empty-listing.tsx';
import { ChosenFilterList } from './filters/chosen-filter-list.tsx';
import { FilterPanel, filterPanelId } from './filters/filter-panel.tsx';
import barStyles from './listing-bar.module.css';
import listingChanges from './listing-changes.island.ts';
import { listingPart, problemRegion, problemTemplate } from './listing-parts.ts';
import styles from './listing-view.module.css';
import { type CardMarkup, ProductGrid } from './product-grid.tsx';
import { SortForm } from './sort-form.tsx';

export type ListingViewProps = {
  readonly listing: Listing;
  readonly cardMarkup: CardMarkup;
  /** of a search that found nothing as it was typed */
  readonly search?: SearchOutcome | null;
};

const seenAtOnce = 4;

export function ListingView({ listing, cardMarkup, search = null }: ListingViewProps) {
  const { catalogue } = useWords();
  const { query, total, products } = listing;
  const here = {
    name: listing.heading,
    ...langOf({ lang: listing.headingLang }),
    path: listingPath(query.scope),
  };
  const chosen = chosenFilters(query).length;
  // Where there is nothing, and nothing was chosen, there is nothing to choose from either.
  const narrows = total > 0 || chosen > 0;
  const foundNothing = !narrows && query.scope.kind === 'search' ? query.scope.words : null;
  return (
    <Scripted of={listingChanges} data={null}>
      <BreadcrumbBar crumbs={listing.crumbs.length > 0 ? listing.crumbs : [here]} />
      <div className={styles.page}>
        <header className={styles.head}>
          <h1 lang={listing.headingLang}>
            {foundNothing ? catalogue.nothingFoundFor(foundNothing) : listing.heading}
          </h1>
          {listing.description === '' ? null : (
            <div lang={listing.descriptionLang}>
              <RichText html={listing.description} />
            </div>
          )}
        </header>
        {narrows ? <FilterPanel listing={listing} /> : null}
        <div className={styles.products}>
          <h2 className={visuallyHidden}>{catalogue.products}</h2>
          <div className={narrows ? barStyles.bar : visuallyHidden}>
            {narrows ? (
              <button
                type="button"
                className={barStyles.toggle}
                popoverTarget={filterPanelId}
                {...listingPart('toggle')}
              >
                <Icon name="filter" />
                {catalogue.filtersChosen(chosen)}
              </button>
            ) : null}
            <p className={barStyles.count} role="status" tabIndex={-1} {...listingPart('count')}>
              {total > 0 ? catalogue.resultCount(listing.from, listing.to, total) : catalogue.noResults}
            </p>
            <div className={barStyles.order} {...listingPart('order')}>
              {total > 0 ? <SortForm query={query} /> : null}
            </div>
          </div>
          <div className={styles.problem} {...problemRegion} />
          <template {...problemTemplate}>
            <ListingProblem />
          </template>
          <div {...listingPart('chosen')}>
            <ChosenFilterList listing={listing} />
          </div>
          <div {...listingPart('results')}>
            {search?.takenFor != null && query.scope.kind === 'search' ? (
              <TakenForNote typed={query.scope.words} takenFor={search.takenFor} />
            ) : null}
            {products.length > 0 ? (
              <ProductGrid cards={products} cardMarkup={cardMarkup} eager={seenAtOnce} />
            ) : (
              <EmptyListing query={query} help={search?.help ?? null} />
            )}
            <div className={styles.pages}>
              <Pagination
                page={query.page}
                pages={listing.pages}
                addressOf={(page) => listingAddress({ ...query, page })}
                words={catalogue}
                indexed={chosen === 0}
              />
            </div>
          </div>
        </div>
      </div>
    </Scripted>
  );
}

/** Says that the listing could not be updated, and offers a retry. */
function ListingProblem() {
  const { catalogue } = useWords();
  return (
    <Notice kind="error" action={<Button kind="secondary">{catalogue.retry}</Button>}>
      {catalogue.listingNotUpdated}
    </Notice>
  );
}
