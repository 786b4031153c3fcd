import { toCents } from '#foundation/money/rules/cents.ts';
import { formatEuro } from '#foundation/money/rules/format-euro.ts';
import { RecordTable } from '#foundation/records/back-office/record-table.tsx';
import { StaffFacts } from '#foundation/records/back-office/staff-facts.tsx';
import sheet from '#foundation/records/back-office/staff-form.module.css';
import { writtenDay } from '#kit/text/rules/calendar-day.ts';
import { formatDateTime } from '#kit/ui/display/format-date-time.ts';
import { Notice } from '#kit/ui/display/notice.tsx';
import { useBackOfficeWords } from '#kit/words/back-office/use-back-office-words.ts';
import type { Receipt } from '../../rules/receipts/receipt.ts';

/** A receipt that is in stock: nothing of it changes any more. */
export function PostedReceipt({
  receipt,
  location,
  isNew,
}: {
  readonly receipt: Receipt;
  /** '' in a shop with one location */
  readonly location: string;
  readonly isNew: boolean;
}) {
  const { staffReceipts: words, staffStock, locale } = useBackOfficeWords();
  const { supplier, document, documentOn, note, postedAt, postedBy, rows, pieces, value } = receipt;
  return (
    <>
      <a className={sheet.back} href="/staff/stock/receipts/">
        {words.back}
      </a>
      <h1>{words.titleOf(supplier, document)}</h1>
      {isNew ? <Notice kind="success">{words.done.posted}</Notice> : null}
      <StaffFacts
        framed
        facts={[
          [words.fields.documentOn, writtenDay(documentOn) || '–'],
          [
            words.postedAt,
            `${formatDateTime(postedAt ?? '', locale)}${postedBy === '' ? '' : ` · ${postedBy}`}`,
          ],
          ...(location === '' ? [] : [[words.fields.locationId, location] as const]),
          [words.pieces, pieces],
          [words.value, formatEuro(toCents(value), locale)],
          ...(note === '' ? [] : [[words.fields.note, note] as const]),
        ]}
      />
      <RecordTable
        rows={rows}
        keyOf={({ id }) => id}
        empty={words.noLines}
        columns={[
          {
            name: staffStock.columns.article,
            link: ({ id, name, sku, choices }) => ({
              path: `/staff/stock/${id}/`,
              label: name,
              note: [sku ?? '', choices].filter((text) => text !== '').join(' · '),
            }),
          },
          { name: words.pieces, number: ({ quantity }) => quantity },
          { name: words.unitCost, money: ({ unitCost }) => unitCost },
          {
            name: words.sum,
            money: ({ quantity, unitCost }) => (unitCost === null ? null : quantity * unitCost),
          },
        ]}
      />
    </>
  );
}
