import { RecordList } from '#foundation/records/back-office/record-list.tsx';
import sheet from '#foundation/records/back-office/staff-form.module.css';
import type { BadgeTone } from '#kit/ui/display/badge.tsx';
import { useBackOfficeWords } from '#kit/words/back-office/use-back-office-words.ts';
import type { PickListState } from '../../rules/picking/pick-list.ts';
import { pickListPath, pickListsPath } from '../../rules/picking/pick-list-form.ts';
import type { PickListsPage as Page } from '../../server/picking/read-pick-list.ts';

export const pickListTones = {
  open: 'amber',
  picked: 'green',
  cancelled: 'plain',
} as const satisfies Record<PickListState, BadgeTone>;

/** The pick lists: open ones first, then what was picked or cancelled. */
export function PickListsPage({ lists, page, pages }: Page) {
  const { staffPicking: words, staffFulfilment } = useBackOfficeWords();
  return (
    <RecordList
      head={
        <>
          <a className={sheet.back} href="/staff/fulfilment/">
            {staffFulfilment.back}
          </a>
          <div className={sheet.head}>
            <h1>{words.title}</h1>
            <p>{words.intro}</p>
          </div>
        </>
      }
      rows={lists}
      empty={words.empty}
      columns={[
        { name: words.list, link: ({ id }) => ({ path: pickListPath(id), label: words.titleOf(id) }) },
        { name: words.createdAt, date: ({ createdAt }) => createdAt },
        { name: words.createdBy, text: ({ createdBy }) => createdBy || '–' },
        { name: words.orders, number: ({ orders }) => orders },
        { name: words.pieces, number: ({ pieces }) => pieces },
        { name: words.picked, number: ({ picked }) => picked },
        { name: words.missing, number: ({ missing }) => missing },
        {
          name: words.state,
          status: ({ state }) => ({ tone: pickListTones[state], label: words.states[state] }),
        },
      ]}
      pages={{
        page,
        pages,
        pathOf: (to) => (to === 1 ? pickListsPath : `${pickListsPath}?page=${to}`),
      }}
    />
  );
}
