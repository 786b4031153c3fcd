import { typedText } from '#foundation/forms/rules/typed-values.ts';
import sheet from '#foundation/records/back-office/staff-form.module.css';
import type { RejectedForm } from '#foundation/records/rules/posted-record.ts';
import { Button } from '#kit/ui/controls/button.tsx';
import { Checkbox } from '#kit/ui/controls/checkbox.tsx';
import { Select } from '#kit/ui/controls/select.tsx';
import { TextField } from '#kit/ui/controls/text-field.tsx';
import { useBackOfficeWords } from '#kit/words/back-office/use-back-office-words.ts';
import { parcelName } from '#selling/orders/rules/parcel-name.ts';
import type { Shipment } from '#selling/orders/rules/shipment.ts';
import { transportReasons } from '../rules/delivery-note.ts';
import {
  type DeliveryNoteProblems,
  LONGEST_APPEARANCE,
  LONGEST_NOTE_TEXT,
} from '../rules/delivery-note-form.ts';
import { notesOfOrderPath } from '../rules/note-paths.ts';
import styles from './delivery-notes.module.css';

export type IssueNoteFormProps = {
  readonly orderId: number;
  readonly parcels: readonly Pick<Shipment, 'id' | 'courier' | 'tracking' | 'weightGrams'>[];
  readonly nonce: string;
  readonly rejected: RejectedForm<DeliveryNoteProblems> | null;
};

/** The form of a new delivery note: of which parcels, and what is said of the transport. */
export function IssueNoteForm({ orderId, parcels, nonce, rejected }: IssueNoteFormProps) {
  const { staffDeliveryNotes } = useBackOfficeWords();
  const { issue: words, reasons, problems: sentences } = staffDeliveryNotes;
  const typed = rejected && typedText(rejected.typed, 'reason') !== '' ? rejected.typed : null;
  const errorOf = (field: keyof DeliveryNoteProblems) => {
    const problem = typed ? rejected?.problems?.[field] : undefined;
    return problem ? sentences[problem] : '';
  };
  const typedOr = (field: string, usual = '') => (typed ? typedText(typed, field) : usual);
  const isChosen = (id: number) => (typed ? (typed.parcel ?? []).includes(String(id)) : true);
  return (
    <form className={sheet.sheet} method="post" action={notesOfOrderPath(orderId)} noValidate>
      <h2>{words.title}</h2>
      <p className={sheet.hint}>{words.hint}</p>
      <input type="hidden" name="_wpnonce" value={nonce} readOnly />
      <fieldset className={styles.parcels} id="note-parcel">
        <legend>{words.parcels}</legend>
        {errorOf('parcel') === '' ? null : (
          <p className={styles.wrong} role="alert">
            {errorOf('parcel')}
          </p>
        )}
        {parcels.map((parcel) => (
          <Checkbox
            key={parcel.id}
            name="parcel"
            value={parcel.id}
            autoComplete="off"
            defaultChecked={isChosen(parcel.id)}
          >
            {parcelName(parcel)}
          </Checkbox>
        ))}
      </fieldset>
      <div className={styles.pair}>
        <Select
          id="note-reason"
          name="reason"
          label={words.reason}
          autoComplete="off"
          defaultValue={typedOr('reason', 'sale')}
          options={transportReasons.map((reason) => ({ value: reason, label: reasons[reason] }))}
          error={errorOf('reason')}
        />
        <TextField
          id="note-appearance"
          name="appearance"
          label={words.appearance}
          maxLength={LONGEST_APPEARANCE}
          autoComplete="off"
          defaultValue={typedOr('appearance', words.appearanceUsual)}
          error={errorOf('appearance')}
        />
      </div>
      <div className={styles.pair}>
        <TextField
          id="note-packages"
          name="packages"
          label={words.packages}
          hint={words.packagesHint}
          inputMode="numeric"
          autoComplete="off"
          defaultValue={typedOr('packages')}
          error={errorOf('packages')}
        />
        <TextField
          id="note-weight"
          name="weight"
          label={words.weight}
          hint={words.weightHint}
          inputMode="numeric"
          autoComplete="off"
          defaultValue={typedOr('weight')}
          error={errorOf('weight')}
        />
      </div>
      <TextField
        id="note-note"
        name="note"
        label={words.note}
        maxLength={LONGEST_NOTE_TEXT}
        autoComplete="off"
        defaultValue={typedOr('note')}
        error={errorOf('note')}
      />
      <div className={sheet.buttons}>
        <Button type="submit">{words.button}</Button>
      </div>
    </form>
  );
}
