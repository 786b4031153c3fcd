import type { RecordColumn } from '#foundation/records/back-office/record-table.tsx';
import type { StaffMessages } from '#messages/staff-messages-for.ts';
import type { DeliveryNoteEntry } from '../rules/delivery-note.ts';

/** What every list of delivery notes says of each: how many packages, and whether it holds. */
export const noteColumns = (
  words: StaffMessages['staffDeliveryNotes'],
): readonly RecordColumn<DeliveryNoteEntry>[] => [
  { name: words.packages, number: ({ packages }) => packages },
  {
    name: words.state,
    status: ({ cancelReason }) =>
      cancelReason === '' ? { tone: 'green', label: words.holds } : { label: words.cancelled },
  },
];
