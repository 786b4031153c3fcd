import type { ReactNode } from 'react';
import styles from './empty-panel.module.css';

export type EmptyPanelProps = {
  readonly title: string;
  readonly advice: string;
  /** links to what can be done */
  readonly children: ReactNode;
};

/** Stands in place of a list that has no entries yet. */
export function EmptyPanel({ title, advice, children }: EmptyPanelProps) {
  return (
    <div className={styles.panel}>
      <p className={styles.title}>{title}</p>
      <p>{advice}</p>
      <div className={styles.links}>{children}</div>
    </div>
  );
}
