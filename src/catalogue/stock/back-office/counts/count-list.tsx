import { RecordList, TitleRow } from '#foundation/records/back-office/record-list.tsx';
import sheet from '#foundation/records/back-office/staff-form.module.css';
import type { BadgeTone } from '#kit/ui/display/badge.tsx';
import { useBackOfficeWords } from '#kit/words/back-office/use-back-office-words.ts';
import { type CountEntry, type CountState, countList } from '../../rules/counts/count.ts';

export type CountListProps = {
  readonly counts: readonly CountEntry[];
  readonly page: number;
  readonly pages: number;
};

const path = '/staff/stock/counts/';
export const countTones = {
  open: 'amber',
  posted: 'green',
  cancelled: 'plain',
} as const satisfies Record<CountState, BadgeTone>;

/** Counts of the stock: those under way first, then what was posted or cancelled. */
export function CountList({ counts, page, pages }: CountListProps) {
  const { staffCounts: words, staffStock } = useBackOfficeWords();
  return (
    <RecordList
      head={
        <>
          <a className={sheet.back} href="/staff/stock/">
            {staffStock.back}
          </a>
          <div className={sheet.head}>
            <TitleRow title={words.title} add={{ path: `${path}new/`, words: words.add }} />
            <p>{words.intro}</p>
          </div>
        </>
      }
      rows={counts}
      empty={words.empty}
      columns={[
        {
          name: words.columns.name,
          // Nobody counts what is left of one that is closed.
          link: ({ id, name, scope, scopeName, state }) => ({
            path: countList(id).path({ tab: state === 'open' ? 'todo' : 'counted' }),
            label: name,
            note: words.scopeOf[scope](scopeName),
          }),
        },
        { name: words.columns.begun, date: ({ createdAt }) => createdAt },
        { name: words.columns.by, text: ({ createdBy }) => createdBy || '–' },
        { name: words.columns.counted, number: ({ counted }) => counted },
        {
          name: words.columns.different,
          // Whoever counts blindly finds them where the count is posted.
          number: ({ different, isBlind, state }) => (isBlind && state === 'open' ? '–' : different),
        },
        {
          name: words.columns.state,
          status: ({ state }) => ({ tone: countTones[state], label: words.states[state] }),
        },
      ]}
      pages={{ page, pages, pathOf: (to) => (to === 1 ? path : `${path}?page=${to}`) }}
    />
  );
}
