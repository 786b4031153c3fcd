import { writtenDay } from '#kit/text/rules/calendar-day.ts';
import { useWords } from '#kit/words/storefront/use-words.ts';
import { ownOrdersFor } from '#messages/own-orders-for.ts';
import { type DeliveryNoteEntry, noteName } from '../rules/delivery-note.ts';
import { ownNotePath } from '../rules/note-paths.ts';
import styles from './own-delivery-notes.module.css';

export type OwnDeliveryNotesProps = {
  readonly notes: readonly DeliveryNoteEntry[];
  /** the link that opened the page; '' for a customer who is logged in */
  readonly link: string;
};

/** The delivery notes of an order, for its customer; nothing where there is none. */
export function OwnDeliveryNotes({ notes, link }: OwnDeliveryNotesProps) {
  const words = ownOrdersFor(useWords().locale);
  if (notes.length === 0) return null;
  return (
    <section className={styles.notes} aria-labelledby="own-delivery-notes">
      <h2 id="own-delivery-notes">{words.deliveryNotes}</h2>
      <ul>
        {notes.map((note) => (
          <li key={note.id}>
            <a href={ownNotePath(note.order.id, note.id, link)}>
              {words.deliveryNote(noteName(note), writtenDay(note.issuedOn))}
            </a>
          </li>
        ))}
      </ul>
    </section>
  );
}
