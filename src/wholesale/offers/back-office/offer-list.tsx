import { toCents } from '#foundation/money/rules/cents.ts';
import { formatEuro } from '#foundation/money/rules/format-euro.ts';
import { staffOfferPath, staffOffersPath } from '#foundation/paths/rules/offer-paths.ts';
import { FilterSearch } from '#kit/records/back-office/filter-search.tsx';
import { RecordTable } from '#kit/records/back-office/record-table.tsx';
import { StaffFilter } from '#kit/records/back-office/staff-filter.tsx';
import sheet from '#kit/records/back-office/staff-form.module.css';
import { StaffTabs } from '#kit/records/back-office/staff-tabs.tsx';
import { buttonClass } from '#kit/ui/controls/button-class.ts';
import { Pagination } from '#kit/ui/navigation/pagination.tsx';
import { useBackOfficeWords } from '#kit/words/back-office/use-back-office-words.ts';
import { offerStates } from '../rules/offer-state.ts';
import { type OfferList as List, offerListPath } from '../rules/staff-offers.ts';
import { OfferStateBadge } from './offer-state-badge.tsx';

/** The shop's offers, by words and by where they stand. */
export function OfferList({ list }: { readonly list: List }) {
  const { staffOffers: words, backOffice, locale } = useBackOfficeWords();
  const { query, counts } = list;
  const all = offerStates.reduce((sum, state) => sum + counts[state], 0);
  return (
    <>
      <div className={sheet.heading}>
        <h1>{words.title}</h1>
        <a className={buttonClass()} href={`${staffOffersPath}new/`}>
          {words.add}
        </a>
      </div>
      <StaffTabs
        label={words.states}
        tabs={[null, ...offerStates]
          .filter((state) => state === null || counts[state] > 0 || state === query.state)
          .map((state) => ({
            path: offerListPath({ ...query, state, page: 1 }),
            name: state ? words.stateNames[state] : words.all,
            count: state ? counts[state] : all,
            isShown: state === query.state,
          }))}
      />
      <StaffFilter
        action={staffOffersPath}
        label={words.filter}
        within={query.state ? { name: 'state', value: query.state } : null}
        show={words.show}
        reset={
          query.words === '' ? null : { path: offerListPath({ state: query.state }), words: words.reset }
        }
      >
        <FilterSearch id="offers-search" words={words} value={query.words} />
      </StaffFilter>
      <RecordTable
        rows={list.offers}
        keyOf={(offer) => offer.id}
        empty={query.words !== '' || query.state ? words.nothingFound : words.empty}
        columns={[
          {
            name: words.columns.offer,
            cell: ({ id }) => <a href={staffOfferPath(id)}>{words.titleOf(id)}</a>,
          },
          {
            name: words.columns.customer,
            cell: ({ customer, email }) => (
              <span>
                <bdi>{customer}</bdi>
                {customer === email ? null : <small>{email}</small>}
              </span>
            ),
          },
          { name: words.columns.lines, kind: 'number', cell: ({ lines }) => lines },
          {
            name: words.columns.total,
            kind: 'number',
            cell: ({ total, withTax }) => (
              <span>
                {formatEuro(toCents(total), locale)}
                <small>{withTax ? words.withTax : words.withoutTax}</small>
              </span>
            ),
          },
          {
            name: words.columns.until,
            cell: ({ validUntil }) => validUntil.split('-').toReversed().join('/') || words.noEnd,
          },
          { name: words.columns.state, cell: ({ state }) => <OfferStateBadge state={state} /> },
        ]}
      />
      <Pagination
        page={query.page}
        pages={list.pages}
        addressOf={(page) => offerListPath({ ...query, page })}
        words={backOffice.orders}
      />
    </>
  );
}
