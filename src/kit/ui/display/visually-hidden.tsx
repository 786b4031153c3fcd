import type { ReactNode } from 'react';
import styles from './visually-hidden.module.css';

/** The class of what is heard but not seen. */
export const visuallyHidden = styles.hidden;

/** The class of a table's head whose cells say on phones by themselves what they are. */
export const hiddenOnPhones = styles.onPhones;

export function VisuallyHidden({ children }: { children: ReactNode }) {
  return <span className={visuallyHidden}>{children}</span>;
}
