import { useBackOfficeWords } from '#kit/words/back-office/use-back-office-words.ts';
import { inDigits } from '#messages/in-digits.ts';
import styles from './staff-tabs.module.css';

/** One part of a list of the staff area: all records that stand in the same way. */
export type StaffTab = {
  readonly path: string;
  readonly name: string;
  /** null where they are not counted */
  readonly count: number | null;
  readonly isShown: boolean;
};

/** The parts of a list, each with how many records it has; one of them is shown. */
export function StaffTabs({ label, tabs }: { label: string; tabs: readonly StaffTab[] }) {
  const { locale } = useBackOfficeWords();
  return (
    <nav aria-label={label}>
      <ul className={styles.shelves}>
        {tabs.map(({ path, name, count, isShown }) => (
          <li key={path}>
            <a href={path} aria-current={isShown ? 'page' : undefined}>
              {name} {count === null ? null : <span>{inDigits(locale, count)}</span>}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
