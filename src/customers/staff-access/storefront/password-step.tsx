import type { ReactNode } from 'react';
import { Button } from '#kit/ui/controls/button.tsx';
import { TextField } from '#kit/ui/controls/text-field.tsx';
import { useWords } from '#kit/words/storefront/use-words.ts';
import { staffAccessFor } from '#messages/staff-access-for.ts';
import { staffAccessPath } from '../rules/staff-access-page.ts';
import styles from './staff-access.module.css';

type PasswordStepProps = {
  /** of the password's field, unique in the page */
  readonly id: string;
  readonly fields: Readonly<Record<string, string>>;
  readonly button: string;
  readonly label?: string;
  /** further fields before the password */
  readonly children?: ReactNode;
};

/** A change of one's own access, which begins with the password. */
export function PasswordStep({ id, fields, button, label, children }: PasswordStepProps) {
  const words = staffAccessFor(useWords().locale);
  return (
    <form className={styles.step} method="post" action={staffAccessPath}>
      {Object.entries(fields).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} readOnly />
      ))}
      {children}
      <TextField
        id={id}
        name="password"
        type="password"
        label={words.password}
        hint={words.passwordHint}
        autoComplete="current-password"
        maxLength={1000}
        required
      />
      <Button type="submit" kind="secondary" aria-label={label}>
        {button}
      </Button>
    </form>
  );
}
