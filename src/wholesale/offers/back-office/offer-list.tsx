import { toCents } from '#foundation/money/rules/cents.ts';
import { formatEuro } from '#foundation/money/rules/format-euro.ts';
import { staffOfferPath, staffOffersPath } from '#foundation/paths/rules/offer-paths.ts';
import { CustomerName } from '#foundation/records/back-office/customer-name.tsx';
import { ListFilter } from '#foundation/records/back-office/list-filter.tsx';
import { ListTabs } from '#foundation/records/back-office/list-tabs.tsx';
import { RecordList, TitleRow } from '#foundation/records/back-office/record-list.tsx';
import { writtenDay } from '#kit/text/rules/calendar-day.ts';
import { useBackOfficeWords } from '#kit/words/back-office/use-back-office-words.ts';
import { offerStates } from '../rules/offer-state.ts';
import { type OfferList as List, offersList } from '../rules/staff-offers.ts';
import { OfferStateBadge } from './offer-state-badge.tsx';

export type OfferListProps = { readonly list: List; readonly mayOpenCustomer: boolean };

/** The shop's offers, by words and state. */
export function OfferList({ list, mayOpenCustomer }: OfferListProps) {
  const { staffOffers: words, locale } = useBackOfficeWords();
  const { query, counts } = list;
  const all = offerStates.reduce((sum, state) => sum + counts[state], 0);
  return (
    <RecordList
      head={<TitleRow title={words.title} add={{ path: `${staffOffersPath}new/`, words: words.add }} />}
      filter={
        <>
          <ListTabs
            label={words.states}
            list={offersList}
            query={query}
            hidesEmpty
            tabs={[
              { name: words.all, count: all, query: { state: null } },
              ...offerStates.map((state) => ({
                name: words.tabs[state],
                count: counts[state],
                query: { state },
              })),
            ]}
          />
          <ListFilter
            list={offersList}
            query={query}
            words={words}
            fields={{ words: { search: words.search, hint: words.searchHint } }}
            within={query.state ? { name: 'state', value: query.state } : null}
          />
        </>
      }
      rows={list.offers}
      empty={offersList.isFiltered(query) ? words.nothingFound : words.empty}
      columns={[
        {
          name: words.columns.offer,
          link: ({ id }) => ({ path: staffOfferPath(id), label: words.titleOf(id) }),
        },
        {
          name: words.columns.customer,
          text: ({ customer, accountId, customerId, person, email }) => (
            <CustomerName
              account={{ id: accountId, name: customer }}
              person={{ id: customerId, name: person }}
              email={email}
              mayOpen={mayOpenCustomer}
            />
          ),
        },
        { name: words.columns.lines, number: ({ lines }) => lines },
        {
          name: words.columns.total,
          number: ({ total, withTax }) => (
            <span>
              {formatEuro(toCents(total), locale)}
              <small>{withTax ? words.withTax : words.withoutTax}</small>
            </span>
          ),
        },
        {
          name: words.columns.until,
          text: ({ validUntil }) => writtenDay(validUntil) || words.noEnd,
        },
        { name: words.columns.state, text: ({ state }) => <OfferStateBadge state={state} /> },
      ]}
      pages={{
        page: query.page,
        pages: list.pages,
        pathOf: (page) => offersList.path({ ...query, page }),
      }}
    />
  );
}
