import { mayStaff } from '#foundation/visitor/rules/staff-rights.ts';
import type { Person } from '#foundation/visitor/rules/visitor.ts';
import { useBackOfficeWords } from '#kit/words/back-office/use-back-office-words.ts';
import { type StaffSection, staffSectionPath, staffSections } from '../rules/staff-pages.ts';
import { dailyGroups, staffSectionGroups } from '../rules/staff-section.ts';
import type { WaitCounts } from '../rules/staff-waits.ts';
import styles from './staff-menu.module.css';
import { WaitBadge } from './wait-badge.tsx';

export type StaffMenuProps = {
  readonly person: Person;
  /** where the page belongs */
  readonly section: StaffSection | null;
  /** what waits for this person */
  readonly waits: WaitCounts;
};

/** So many entries stand one below the other on a screen of 800 px; a longer menu folds what is not used all day. */
const MOST_UNFOLDED = 16;

/** The parts of the staff area that one's role opens, under their headings. */
export function StaffMenu({ person, section, waits }: StaffMenuProps) {
  const { backOffice } = useBackOfficeWords();
  const groups = staffSectionGroups
    .map((group) => ({
      group,
      ids: staffSections
        .filter((one) => one.group === group && mayStaff(person, one.right))
        .map(({ id }) => id),
    }))
    .filter(({ ids }) => ids.length > 0);
  const folds = groups.flatMap(({ ids }) => ids).length > MOST_UNFOLDED;
  return (
    <ul className={styles.groups}>
      {groups.map(({ group, ids }) => {
        const heading = `staff-menu-${group}`;
        const entries = <StaffMenuEntries heading={heading} ids={ids} section={section} waits={waits} />;
        if (!folds || dailyGroups.includes(group)) {
          return (
            <li key={group}>
              <p className={styles.heading} id={heading}>
                {backOffice.groups[group]}
              </p>
              {entries}
            </li>
          );
        }
        return (
          <li key={group}>
            <details name="staff-menu" open={section !== null && ids.includes(section)}>
              <summary id={heading}>
                {backOffice.groups[group]}
                <WaitBadge waits={waits} sections={ids} />
              </summary>
              {entries}
            </details>
          </li>
        );
      })}
    </ul>
  );
}

type EntriesProps = Pick<StaffMenuProps, 'section' | 'waits'> & {
  readonly heading: string;
  readonly ids: readonly StaffSection[];
};

function StaffMenuEntries({ heading, ids, section, waits }: EntriesProps) {
  const { menu } = useBackOfficeWords();
  return (
    <ul aria-labelledby={heading}>
      {ids.map((id) => (
        <li key={id}>
          <a href={staffSectionPath(id)} aria-current={id === section ? 'page' : undefined}>
            {menu[id]}
            <WaitBadge waits={waits} sections={[id]} />
          </a>
        </li>
      ))}
    </ul>
  );
}
