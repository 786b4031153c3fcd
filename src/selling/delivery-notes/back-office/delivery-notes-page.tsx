import { RecordList } from '#foundation/records/back-office/record-list.tsx';
import sheet from '#foundation/records/back-office/staff-form.module.css';
import { writtenDay } from '#kit/text/rules/calendar-day.ts';
import { useBackOfficeWords } from '#kit/words/back-office/use-back-office-words.ts';
import { noteName } from '../rules/delivery-note.ts';
import { deliveryNotesPath, notesOfOrderPath, staffNotePath } from '../rules/note-paths.ts';
import type { DeliveryNotesPage as Page } from '../server/read-delivery-notes.ts';
import styles from './delivery-notes.module.css';
import { noteColumns } from './note-columns.ts';

/** All delivery notes, the newest first. */
export function DeliveryNotesPage({ notes, page, pages }: Page) {
  const { staffDeliveryNotes: words, staffFulfilment } = useBackOfficeWords();
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
      rows={notes}
      empty={words.empty}
      columns={[
        {
          name: words.number,
          link: (note) => ({
            path: staffNotePath(note.id),
            label: words.named(noteName(note)),
            note: note.cancelReason,
          }),
        },
        { name: words.issuedOn, text: ({ issuedOn }) => writtenDay(issuedOn) },
        {
          name: words.order,
          text: ({ order }) => (
            <a className={styles.link} href={notesOfOrderPath(order.id)}>
              {staffFulfilment.orderNumber(order.number)}
            </a>
          ),
        },
        { name: words.recipient, text: ({ recipient }) => <span dir="auto">{recipient}</span> },
        ...noteColumns(words),
      ]}
      pages={{
        page,
        pages,
        pathOf: (to) => (to === 1 ? deliveryNotesPath : `${deliveryNotesPath}?page=${to}`),
      }}
    />
  );
}
