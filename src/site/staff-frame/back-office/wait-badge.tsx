import { VisuallyHidden } from '#kit/ui/display/visually-hidden.tsx';
import { useBackOfficeWords } from '#kit/words/back-office/use-back-office-words.ts';
import type { StaffSection } from '../rules/staff-pages.ts';
import { type WaitCounts, waitsIn } from '../rules/staff-waits.ts';
import styles from './staff-menu.module.css';

export type WaitBadgeProps = {
  readonly waits: WaitCounts;
  readonly sections: readonly StaffSection[];
};

/** How much waits in sections of the staff area, as one number; what it is made of is its tooltip. */
export function WaitBadge({ waits, sections }: WaitBadgeProps) {
  const { staffWaits: words } = useBackOfficeWords();
  const waiting = waitsIn(waits, sections);
  if (waiting.length === 0) return null;
  const said = waiting.map(({ wait, count }) => words.said[wait](count)).join(', ');
  return (
    <span className={styles.pending} title={said}>
      <span aria-hidden="true">{words.short(waiting.reduce((sum, { count }) => sum + count, 0))}</span>
      <VisuallyHidden>{said}</VisuallyHidden>
    </span>
  );
}
