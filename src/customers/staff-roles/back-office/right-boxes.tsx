import { type StaffRightArea, staffRightAreas, withNeeded } from '#foundation/visitor/rules/staff-rights.ts';
import { Checkbox } from '#kit/ui/controls/checkbox.tsx';
import { describedBy, FieldNotes } from '#kit/ui/controls/field-notes.tsx';
import { useBackOfficeWords } from '#kit/words/back-office/use-back-office-words.ts';
import styles from './right-boxes.module.css';

export type RightBoxesProps = {
  readonly id: string;
  readonly chosen: readonly string[];
  readonly error: string;
};

const areas = Object.keys(staffRightAreas) as readonly StaffRightArea[];

/** Every right of the staff with a box and what it lets one do, by area. */
export function RightBoxes({ id, chosen, error }: RightBoxesProps) {
  const { staffRoles: words } = useBackOfficeWords();
  return (
    <fieldset className={styles.rights} id={id} tabIndex={-1} aria-describedby={describedBy(id, '', error)}>
      <legend>{words.fields.rights}</legend>
      <FieldNotes id={id} hint="" error={error} />
      <div className={styles.areas}>
        {areas.map((area) => (
          <fieldset key={area} className={styles.area}>
            <legend>{words.areas[area]}</legend>
            {staffRightAreas[area].map((right) => {
              const [base, ...more] = withNeeded(right);
              const needs =
                more.length === 0 || base === undefined ? '' : words.needs(words.rights[base].label);
              const hint = [words.rights[right].hint, needs].filter((text) => text !== '').join(' ');
              return (
                <Checkbox key={right} name="rights" value={right} defaultChecked={chosen.includes(right)}>
                  {words.rights[right].label}
                  <small>{hint}</small>
                </Checkbox>
              );
            })}
          </fieldset>
        ))}
      </div>
    </fieldset>
  );
}
