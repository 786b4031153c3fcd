import { Button } from '#kit/ui/controls/button.tsx';
import { TextField, type TextFieldProps } from '#kit/ui/controls/text-field.tsx';
import styles from './staff-tabs.module.css';
import { type StaffTab, StaffTabs } from './staff-tabs.tsx';

export type SearchedTabsProps = {
  readonly label: string;
  readonly tabs: readonly StaffTab[];
  /** the address of the list */
  readonly action: string;
  /** the tab that is searched */
  readonly within: { readonly name: string; readonly value: string } | null;
  readonly field: Pick<TextFieldProps, 'id' | 'label' | 'hint' | 'defaultValue' | 'maxLength'>;
  /** on the button */
  readonly search: string;
};

/** The parts of a list and, beside them, a search in the one that is shown. */
export function SearchedTabs({ label, tabs, action, within, field, search }: SearchedTabsProps) {
  return (
    <div className={styles.searched}>
      <StaffTabs label={label} tabs={tabs} />
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
