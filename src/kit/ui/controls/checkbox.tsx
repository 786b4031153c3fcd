import type { ComponentProps, ReactNode } from 'react';
import styles from './field.module.css';

export type CheckboxProps = Omit<ComponentProps<'input'>, 'className' | 'type' | 'children'> & {
  readonly children: ReactNode;
};

export function Checkbox({ children, ...input }: CheckboxProps) {
  return (
    <label className={styles.check}>
      <input {...input} type="checkbox" />
      <span>{children}</span>
    </label>
  );
}
