import type { ReactNode } from 'react';
import styles from './staff-facts.module.css';

export type StaffFactsProps = {
  /** by name and value, in the order they are read */
  readonly facts: readonly (readonly [name: string, value: ReactNode])[];
  /** on a sheet of their own, as on pages that have little else */
  readonly framed?: boolean;
};

/** What is known of one thing of the shop: every fact under its name. */
export function StaffFacts({ facts, framed = false }: StaffFactsProps) {
  return (
    <dl className={framed ? `${styles.facts} ${styles.framed}` : styles.facts}>
      {facts.map(([name, value]) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd dir="auto">{value}</dd>
        </div>
      ))}
    </dl>
  );
}
