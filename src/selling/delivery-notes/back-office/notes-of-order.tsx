import { useBackOfficeWords } from '#kit/words/back-office/use-back-office-words.ts';
import type { DeliveryNoteEntry } from '../rules/delivery-note.ts';
import { notesOfOrderPath } from '../rules/note-paths.ts';
import styles from './delivery-notes.module.css';
import { NotesTable } from './notes-table.tsx';

export type NotesOfOrderProps = { readonly orderId: number; readonly notes: readonly DeliveryNoteEntry[] };

/** The delivery notes of an order on its page, and the way to issue one. */
export function NotesOfOrder({ orderId, notes }: NotesOfOrderProps) {
  const { staffDeliveryNotes: words } = useBackOfficeWords();
  return (
    <section className={styles.section} aria-labelledby="order-delivery-notes">
      <h2 id="order-delivery-notes">{words.title}</h2>
      {notes.length === 0 ? <p>{words.none}</p> : <NotesTable notes={notes} />}
      <p>
        <a className={styles.link} href={notesOfOrderPath(orderId)}>
          {words.onOrder.link}
        </a>
      </p>
    </section>
  );
}
