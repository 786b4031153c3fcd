import type { FirmKey } from '#foundation/settings/rules/firm-data.ts';
import { useBackOfficeWords } from '#kit/words/back-office/use-back-office-words.ts';
import styles from './staff-notices.module.css';

export type StaffNoticesProps = {
  /** the shop holds the invented goods or people of the demo */
  readonly isDemo: boolean;
  /** the page that removes it may be opened */
  readonly mayRemoveDemo: boolean;
  /** data of the firm that is missing in the settings, for staff who may enter it */
  readonly missing: readonly FirmKey[];
};

/** What staff should know about the whole shop, above every page of theirs: quiet, since it stays for days. */
export function StaffNotices({ isDemo, mayRemoveDemo, missing }: StaffNoticesProps) {
  const { backOffice, staffSettings, staffRemoveDemo } = useBackOfficeWords();
  const { demo, firm } = backOffice.notices;
  if (!isDemo && missing.length === 0) return null;
  return (
    <aside className={styles.notices} aria-label={backOffice.notices.label}>
      {isDemo ? (
        <p>
          <strong>{demo.title}</strong> {demo.text}{' '}
          {mayRemoveDemo ? <a href="/staff/setup/demo/">{staffRemoveDemo.toRemoval}</a> : null}
        </p>
      ) : null}
      {missing.length === 0 ? null : (
        <p>
          <strong>{firm.title}</strong> {missing.map((key) => staffSettings.settings[key].label).join(', ')}.{' '}
          <a href="/staff/settings/">{firm.toSettings}</a>
        </p>
      )}
    </aside>
  );
}
