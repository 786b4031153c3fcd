import { typedText } from '#foundation/forms/rules/typed-values.ts';
import { FormSummary } from '#foundation/records/back-office/form-summary.tsx';
import sheet from '#foundation/records/back-office/staff-form.module.css';
import type { RejectedForm } from '#foundation/records/rules/posted-record.ts';
import { Button } from '#kit/ui/controls/button.tsx';
import { Select } from '#kit/ui/controls/select.tsx';
import { TextField } from '#kit/ui/controls/text-field.tsx';
import { Notice } from '#kit/ui/display/notice.tsx';
import { useBackOfficeWords } from '#kit/words/back-office/use-back-office-words.ts';
import type { Shipment } from '#selling/orders/rules/shipment.ts';
import { type DeliveryNoteEntry, noteName } from '../rules/delivery-note.ts';
import {
  type DeliveryNoteDone,
  type DeliveryNoteProblems,
  LONGEST_NOTE_TEXT,
} from '../rules/delivery-note-form.ts';
import { notesOfOrderPath } from '../rules/note-paths.ts';
import { IssueNoteForm } from './issue-note-form.tsx';
import { NotesTable } from './notes-table.tsx';

export type NotesOfOrderPageProps = {
  readonly order: { readonly id: number; readonly number: number };
  readonly notes: readonly DeliveryNoteEntry[];
  /** that are on no note which holds */
  readonly parcels: readonly Pick<Shipment, 'id' | 'courier' | 'tracking' | 'weightGrams'>[];
  /** whether the order has any parcel */
  readonly hasParcels: boolean;
  /** of `deliveryNotesAction` */
  readonly nonce: string;
  readonly done: DeliveryNoteDone | null;
  readonly rejected: RejectedForm<DeliveryNoteProblems> | null;
};

/** The delivery notes of an order: those that were issued, a form for the next one, and one that cancels. */
export function NotesOfOrderPage(props: NotesOfOrderPageProps) {
  const { order, notes, parcels, hasParcels, nonce, done, rejected } = props;
  const { staffDeliveryNotes: words, backOffice } = useBackOfficeWords();
  const problems = Object.entries(rejected?.problems ?? {}).map(([field, problem]) => ({
    id: `note-${field}`,
    sentence: words.problems[problem],
  }));
  return (
    <>
      <a className={sheet.back} href={`/staff/orders/${order.id}/`}>
        {words.backToOrder(order.number)}
      </a>
      <h1>{words.titleOf(order.number)}</h1>
      {done && !rejected ? <Notice kind="success">{words.done[done]}</Notice> : null}
      {rejected?.problems === null ? <Notice kind="warning">{backOffice.forms.expired}</Notice> : null}
      <FormSummary problems={problems} />
      {notes.length === 0 ? <p>{words.none}</p> : <NotesTable notes={notes} />}
      {parcels.length > 0 ? (
        <IssueNoteForm orderId={order.id} parcels={parcels} nonce={nonce} rejected={rejected} />
      ) : (
        <p className={sheet.hint}>{hasParcels ? words.issue.nothing : words.issue.noParcels}</p>
      )}
      <CancelNoteForm {...props} />
    </>
  );
}

function CancelNoteForm({ order, notes, nonce, rejected }: NotesOfOrderPageProps) {
  const { staffDeliveryNotes: words } = useBackOfficeWords();
  const holding = notes.filter(({ cancelReason }) => cancelReason === '');
  if (holding.length === 0) return null;
  const typed = rejected && typedText(rejected.typed, 'cancel') !== '' ? rejected.typed : null;
  const why = typed ? rejected?.problems?.why : undefined;
  return (
    <form className={sheet.sheet} method="post" action={notesOfOrderPath(order.id)} noValidate>
      <h2 id="note-cancel">{words.cancel.title}</h2>
      <p className={sheet.hint}>{words.cancel.hint}</p>
      <input type="hidden" name="_wpnonce" value={nonce} readOnly />
      <Select
        id="note-which"
        name="cancel"
        label={words.cancel.which}
        autoComplete="off"
        defaultValue={typed ? typedText(typed, 'cancel') : String(holding.at(-1)?.id ?? '')}
        options={holding.map((note) => ({ value: String(note.id), label: words.named(noteName(note)) }))}
      />
      <TextField
        id="note-why"
        name="why"
        label={words.cancel.why}
        maxLength={LONGEST_NOTE_TEXT}
        autoComplete="off"
        aria-required
        defaultValue={typed ? typedText(typed, 'why') : ''}
        error={why ? words.problems[why] : ''}
      />
      <div className={sheet.buttons}>
        <Button type="submit" kind="secondary">
          {words.cancel.button}
        </Button>
      </div>
    </form>
  );
}
