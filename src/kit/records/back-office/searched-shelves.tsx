import { Button } from '#kit/ui/controls/button.tsx';
import { TextField, type TextFieldProps } from '#kit/ui/controls/text-field.tsx';
import styles from './staff-shelves.module.css';
import { type StaffShelf, StaffShelves } from './staff-shelves.tsx';

export type SearchedShelvesProps = {
  readonly label: string;
  readonly shelves: readonly StaffShelf[];
  /** the address of the list */
  readonly action: string;
  /** the shelf that is searched */
  readonly within: { readonly name: string; readonly value: string } | null;
  readonly field: Pick<TextFieldProps, 'id' | 'label' | 'hint' | 'defaultValue' | 'maxLength'>;
  /** on the button */
  readonly search: string;
};

/** The parts of a list and, beside them, a search in the one that is shown. */
export function SearchedShelves({ label, shelves, action, within, field, search }: SearchedShelvesProps) {
  return (
    <div className={styles.searched}>
      <StaffShelves label={label} shelves={shelves} />
      <search>
        <form className={styles.search} method="get" action={action}>
          {within ? <input type="hidden" {...within} readOnly /> : null}
          <TextField {...field} name="s" type="search" />
          <Button type="submit" kind="secondary">
            {search}
          </Button>
        </form>
      </search>
    </div>
  );
}
