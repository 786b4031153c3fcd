import { RecordList } from '#foundation/records/back-office/record-list.tsx';
import sheet from '#foundation/records/back-office/staff-form.module.css';
import { buttonClass } from '#kit/ui/controls/button-class.ts';
import type { BadgeTone } from '#kit/ui/display/badge.tsx';
import { Notice } from '#kit/ui/display/notice.tsx';
import { useBackOfficeWords } from '#kit/words/back-office/use-back-office-words.ts';
import type { TransferEntry, TransferState } from '../../rules/transfer.ts';
import { transferPath, transfersPath } from '../../rules/transfer-form.ts';
import styles from '../stock.module.css';

export type TransferListProps = {
  readonly transfers: readonly TransferEntry[];
  readonly page: number;
  readonly pages: number;
  /** there is another location */
  readonly mayAdd: boolean;
  readonly removed: boolean;
};

export const transferTones = {
  draft: 'plain',
  sent: 'amber',
  received: 'green',
  cancelled: 'plain',
} as const satisfies Record<TransferState, BadgeTone>;

/** Transfers between locations: drafts and those on their way first, then the newest. */
export function TransferList({ transfers, page, pages, mayAdd, removed }: TransferListProps) {
  const { staffTransfers: words, staffStock } = useBackOfficeWords();
  return (
    <RecordList
      head={
        <>
          <a className={sheet.back} href="/staff/stock/">
            {staffStock.back}
          </a>
          <div className={sheet.head}>
            <div className={sheet.heading}>
              <h1>{words.title}</h1>
              {mayAdd ? (
                <a className={buttonClass()} href={transferPath('new')}>
                  {words.add}
                </a>
              ) : null}
            </div>
            <p>{words.intro}</p>
            {mayAdd ? null : (
              <p>
                {words.onlyOne}{' '}
                <a className={styles.download} href="/staff/stock/locations/">
                  {words.toLocations}
                </a>
              </p>
            )}
          </div>
        </>
      }
      notice={removed ? <Notice kind="success">{words.done.removed}</Notice> : null}
      rows={transfers}
      empty={words.empty}
      columns={[
        {
          name: words.columns.transfer,
          link: ({ id, from, to, note }) => ({
            path: transferPath(id),
            label: words.way(from, to),
            note: [words.titleOf(id), note].filter((text) => text !== '').join(' · '),
          }),
        },
        { name: words.columns.at, date: ({ at }) => at },
        { name: words.columns.by, text: ({ by }) => by || '–' },
        { name: words.columns.lines, number: ({ lines }) => lines },
        { name: words.columns.pieces, number: ({ pieces }) => pieces },
        {
          name: words.columns.state,
          status: ({ state, fewer, more }) => ({
            tone: fewer + more === 0 ? transferTones[state] : 'amber',
            label: words.states[state] + words.differences(fewer, more),
          }),
        },
      ]}
      pages={{ page, pages, pathOf: (to) => (to === 1 ? transfersPath : `${transfersPath}?page=${to}`) }}
    />
  );
}
