import { ListFilter } from '#foundation/records/back-office/list-filter.tsx';
import { ListTabs } from '#foundation/records/back-office/list-tabs.tsx';
import { RecordList } from '#foundation/records/back-office/record-list.tsx';
import sheet from '#foundation/records/back-office/staff-form.module.css';
import type { QueryOf } from '#foundation/records/rules/list-query.ts';
import { writtenDay } from '#kit/text/rules/calendar-day.ts';
import type { BadgeTone } from '#kit/ui/display/badge.tsx';
import { useBackOfficeWords } from '#kit/words/back-office/use-back-office-words.ts';
import { exclusionsPath } from '#selling/consumer-rights/rules/exclusion-form.ts';
import { returnName, staffReturnPath } from '../rules/return-paths.ts';
import { type ReturnState, returnKinds } from '../rules/return-states.ts';
import { returnList, returnTabs } from '../rules/staff-returns.ts';
import type { ListedReturns } from '../server/list-returns.ts';

export type ReturnListProps = {
  readonly query: QueryOf<typeof returnList.filters>;
  readonly list: ListedReturns;
};

export const returnTones = {
  requested: 'amber',
  approved: 'amber',
  sent: 'amber',
  received: 'amber',
  restocked: 'amber',
  settled: 'green',
  refused: 'plain',
  cancelled: 'plain',
} as const satisfies Record<ReturnState, BadgeTone>;

/** The returns of the shop, the newest first, in tabs by what waits for staff. */
export function ReturnList({ query, list }: ReturnListProps) {
  const { staffReturns: words } = useBackOfficeWords();
  return (
    <RecordList
      head={
        <>
          <div className={sheet.head}>
            <h1>{words.title}</h1>
            <p>
              {words.intro} <a href={exclusionsPath}>{words.exclusions.title}</a>
            </p>
          </div>
          <ListTabs
            label={words.tabs.label}
            list={returnList}
            query={query}
            tabs={returnTabs.map((tab) => ({
              name: words.tabs[tab],
              count: list.counts[tab],
              query: { tab },
            }))}
          />
        </>
      }
      filter={
        list.counts.all > 0 || returnList.isFiltered(query, ['words', 'kind']) ? (
          <ListFilter
            list={returnList}
            query={query}
            words={words.filter}
            within={query.tab === 'all' ? null : { name: 'tab', value: query.tab }}
            fields={{
              words: { search: words.filter.search },
              kind: {
                choice: words.filter.kind,
                options: [
                  { value: '', label: words.filter.anyKind },
                  ...returnKinds.map((kind) => ({ value: kind, label: words.kinds[kind] })),
                ],
              },
            }}
          />
        ) : null
      }
      rows={list.rows}
      empty={returnList.isFiltered(query) ? words.noneFound : words.empty}
      columns={[
        {
          name: words.columns.number,
          link: ({ id, number, orderNumber }) => ({
            path: staffReturnPath(id),
            label: returnName(number),
            note: words.ofOrder(orderNumber),
          }),
        },
        { name: words.columns.customer, text: ({ name }) => name },
        { name: words.columns.kind, text: ({ kind }) => words.kinds[kind] },
        { name: words.columns.pieces, number: ({ pieces }) => pieces },
        { name: words.columns.at, date: ({ at }) => at },
        { name: words.columns.due, text: ({ dueOn }) => (dueOn === null ? '–' : writtenDay(dueOn)) },
        {
          name: words.columns.state,
          status: ({ state }) => ({ tone: returnTones[state], label: words.states[state] }),
        },
      ]}
      pages={{ ...list, pathOf: (page) => returnList.path({ ...query, page }) }}
    />
  );
}
