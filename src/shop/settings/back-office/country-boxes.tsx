import { Checkbox } from '#ui/controls/checkbox.tsx';
import { describedBy, FieldNotes } from '#ui/controls/field-notes.tsx';
import styles from './settings-page.module.css';

export type CountryBoxesProps = {
  readonly id: string;
  readonly name: string;
  readonly label: string;
  readonly hint: string;
  readonly error: string;
  readonly countries: readonly { readonly code: string; readonly label: string }[];
  readonly chosen: readonly string[];
  readonly words: { readonly countryCount: (count: number) => string };
};

/** Countries with a box each, folded: those that are chosen stand first. */
export function CountryBoxes({ id, name, label, hint, error, countries, chosen, words }: CountryBoxesProps) {
  const isChosen = (code: string) => chosen.includes(code);
  const sorted = [
    ...countries.filter(({ code }) => isChosen(code)),
    ...countries.filter(({ code }) => !isChosen(code)),
  ];
  return (
    <fieldset
      className={styles.countries}
      id={id}
      aria-describedby={describedBy(id, hint, error)}
      tabIndex={-1}
    >
      <legend>{label}</legend>
      <FieldNotes id={id} hint={hint} error={error} />
      <details open={error !== ''}>
        <summary>{words.countryCount(chosen.length)}</summary>
        <div className={styles.boxes}>
          {sorted.map(({ code, label: country }) => (
            <Checkbox key={code} name={name} value={code} defaultChecked={isChosen(code)}>
              {country}
            </Checkbox>
          ))}
        </div>
      </details>
    </fieldset>
  );
}
