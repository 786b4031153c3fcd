import { Checkbox } from '#kit/ui/controls/checkbox.tsx';
import { describedBy, FieldNotes } from '#kit/ui/controls/field-notes.tsx';
import styles from './choice-boxes.module.css';

export type ChoiceBoxesProps = {
  readonly id: string;
  readonly name: string;
  readonly label: string;
  readonly hint?: string;
  readonly error?: string;
  readonly choices: readonly { readonly value: string; readonly label: string }[];
  readonly chosen: readonly string[];
  /** says how many are chosen */
  readonly summary: string;
};

/** Many choices with a box each, folded: those that are chosen stand first. */
export function ChoiceBoxes(props: ChoiceBoxesProps) {
  const { id, name, label, hint = '', error = '', choices, chosen, summary } = props;
  const isChosen = ({ value }: { readonly value: string }) => chosen.includes(value);
  const sorted = [...choices.filter(isChosen), ...choices.filter((choice) => !isChosen(choice))];
  return (
    <fieldset
      className={styles.choices}
      id={id}
      aria-describedby={describedBy(id, hint, error)}
      tabIndex={-1}
    >
      <legend>{label}</legend>
      <FieldNotes id={id} hint={hint} error={error} />
      <details open={error !== ''}>
        <summary>{summary}</summary>
        <div className={styles.boxes}>
          {sorted.map((choice) => (
            <Checkbox key={choice.value} name={name} value={choice.value} defaultChecked={isChosen(choice)}>
              {choice.label}
            </Checkbox>
          ))}
        </div>
      </details>
    </fieldset>
  );
}
