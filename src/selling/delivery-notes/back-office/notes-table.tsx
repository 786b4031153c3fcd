import { RecordTable } from '#foundation/records/back-office/record-table.tsx';
import { writtenDay } from '#kit/text/rules/calendar-day.ts';
import { useBackOfficeWords } from '#kit/words/back-office/use-back-office-words.ts';
import { type DeliveryNoteEntry, noteName } from '../rules/delivery-note.ts';
import { staffNotePath } from '../rules/note-paths.ts';
import { noteColumns } from './note-columns.ts';

/** The delivery notes of one order. */
export function NotesTable({ notes }: { readonly notes: readonly DeliveryNoteEntry[] }) {
  const { staffDeliveryNotes: words } = useBackOfficeWords();
  return (
    <RecordTable
      rows={notes}
      keyOf={({ id }) => id}
      empty={words.none}
      columns={[
        {
          name: words.number,
          link: (note) => ({ path: staffNotePath(note.id), label: words.named(noteName(note)) }),
        },
        { name: words.issuedOn, text: ({ issuedOn }) => writtenDay(issuedOn) },
        ...noteColumns(words),
      ]}
    />
  );
}
