import { ListFilter } from '#foundation/records/back-office/list-filter.tsx';
import { RecordList } from '#foundation/records/back-office/record-list.tsx';
import { Notice } from '#kit/ui/display/notice.tsx';
import { useBackOfficeWords } from '#kit/words/back-office/use-back-office-words.ts';
import { type GroupingSection, groupingLists } from '../../rules/grouping-form.ts';
import type { GroupingList as List } from '../../server/groupings/list-groupings.ts';

export type GroupingListProps = {
  readonly section: GroupingSection;
  readonly list: List;
  readonly removed: boolean;
};

/** Tags, brands or shipping classes by name, with how many products each has. */
export function GroupingList({ section, list, removed }: GroupingListProps) {
  const { staffGroupings: shared } = useBackOfficeWords();
  const words = shared[section];
  const address = groupingLists[section];
  const { query, rows, total, page, pages } = list;
  const isFiltered = address.isFiltered(query);
  return (
    <RecordList
      title={words.title}
      notes={[words.intro, total > 0 ? words.count(total) : null]}
      add={{ path: `${address.path()}new/`, words: words.add }}
      notice={removed ? <Notice kind="success">{words.removed}</Notice> : null}
      filter={
        total === 0 && !isFiltered ? null : (
          <ListFilter
            list={address}
            query={query}
            words={shared.filter}
            fields={{ words: { search: shared.search } }}
          />
        )
      }
      rows={rows}
      empty={isFiltered ? shared.nothingFound : words.empty}
      columns={[
        {
          name: shared.fields.name,
          link: ({ id, name }) => ({ path: `${address.path()}${id}/`, label: name }),
        },
        { name: words.slug, text: ({ slug }) => slug },
        { name: shared.products, number: ({ products }) => products },
      ]}
      pages={{ page, pages, pathOf: (to) => address.path({ ...query, page: to }) }}
    />
  );
}
