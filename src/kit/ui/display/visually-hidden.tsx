import type { ReactNode } from 'react';
import styles from './visually-hidden.module.css';

/** The class of what is heard but not seen. */
export const visuallyHidden = styles.hidden;

export function VisuallyHidden({ children }: { children: ReactNode }) {
  return <span className={visuallyHidden}>{children}</span>;
}
