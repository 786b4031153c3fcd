import { toCents } from '#foundation/money/rules/cents.ts';
import { formatEuro } from '#foundation/money/rules/format-euro.ts';
import { RecordList } from '#foundation/records/back-office/record-list.tsx';
import sheet from '#foundation/records/back-office/staff-form.module.css';
import { writtenDay } from '#kit/text/rules/calendar-day.ts';
import { buttonClass } from '#kit/ui/controls/button-class.ts';
import { Notice } from '#kit/ui/display/notice.tsx';
import { useBackOfficeWords } from '#kit/words/back-office/use-back-office-words.ts';
import type { ReceiptEntry } from '../../rules/receipts/receipt.ts';

export type ReceiptListProps = {
  readonly receipts: readonly ReceiptEntry[];
  readonly page: number;
  readonly pages: number;
  readonly removed: boolean;
};

const path = '/staff/stock/receipts/';

/** What suppliers have delivered: drafts first, then what was posted. */
export function ReceiptList({ receipts, page, pages, removed }: ReceiptListProps) {
  const { staffReceipts: words, staffStock, locale } = useBackOfficeWords();
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
              <a className={buttonClass()} href={`${path}new/`}>
                {words.add}
              </a>
            </div>
            <p>{words.intro}</p>
          </div>
        </>
      }
      notice={removed ? <Notice kind="success">{words.done.removed}</Notice> : null}
      rows={receipts}
      empty={words.empty}
      columns={[
        {
          name: words.fields.supplier,
          link: ({ id, supplier, document, documentOn }) => ({
            path: `${path}${id}/`,
            label: supplier,
            note: [document, writtenDay(documentOn)].filter((text) => text !== '').join(' · '),
          }),
        },
        { name: words.at, date: ({ postedAt, createdAt }) => postedAt ?? createdAt },
        {
          name: words.by,
          text: ({ postedAt, postedBy, createdBy }) => (postedAt ? postedBy : createdBy) || '–',
        },
        { name: words.lines, number: ({ lines }) => lines },
        { name: words.pieces, number: ({ pieces }) => pieces },
        { name: words.value, number: ({ value }) => formatEuro(toCents(value), locale) },
        {
          name: words.state,
          status: ({ postedAt }) =>
            postedAt ? { tone: 'green', label: words.posted } : { tone: 'amber', label: words.draft },
        },
      ]}
      pages={{ page, pages, pathOf: (to) => (to === 1 ? path : `${path}?page=${to}`) }}
    />
  );
}
