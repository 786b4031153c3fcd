import type { ReactNode } from 'react';
import { Button } from '#kit/ui/controls/button.tsx';
import styles from './staff-filter.module.css';

export type StaffFilterProps = {
  /** the address of the list */
  readonly action: string;
  /** what the form is called */
  readonly label: string;
  /** what stays as it is: the tab that is searched */
  readonly within?: { readonly name: string; readonly value: string } | null;
  /** on the button */
  readonly show: string;
  /** where the whole list stands, once it is narrowed */
  readonly reset: { readonly path: string; readonly words: string } | null;
  /** the fields; the first is the widest */
  readonly children: ReactNode;
};

/** The fields that narrow a list of the staff area. */
export function StaffFilter({ action, label, within, show, reset, children }: StaffFilterProps) {
  return (
    <search className={styles.filter}>
      <form className={styles.form} method="get" action={action} aria-label={label}>
        {children}
        <div className={styles.buttons}>
          {within ? <input type="hidden" {...within} readOnly /> : null}
          <Button type="submit" kind="secondary">
            {show}
          </Button>
          {reset ? <a href={reset.path}>{reset.words}</a> : null}
        </div>
      </form>
    </search>
  );
}
