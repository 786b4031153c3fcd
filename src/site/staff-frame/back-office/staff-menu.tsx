import { mayStaff } from '#foundation/visitor/rules/staff-rights.ts';
import type { Person } from '#foundation/visitor/rules/visitor.ts';
import { VisuallyHidden } from '#kit/ui/display/visually-hidden.tsx';
import { useBackOfficeWords } from '#kit/words/back-office/use-back-office-words.ts';
import {
  type StaffSection,
  staffSectionGroups,
  staffSectionPath,
  staffSections,
} from '../rules/staff-pages.ts';
import styles from './staff-menu.module.css';

export type StaffMenuProps = {
  readonly person: Person;
  /** where the page belongs */
  readonly section: StaffSection | null;
  /** reviews that wait for approval */
  readonly pendingReviews: number;
};

/** The parts of the staff area that one's role opens, under their headings. */
export function StaffMenu({ person, section, pendingReviews }: StaffMenuProps) {
  const { backOffice, menu, staffReviews } = useBackOfficeWords();
  const groups = staffSectionGroups
    .map((group) => ({
      group,
      sections: staffSections.filter((one) => one.group === group && mayStaff(person, one.right)),
    }))
    .filter(({ sections }) => sections.length > 0);
  return (
    <ul className={styles.groups}>
      {groups.map(({ group, sections }) => (
        <li key={group}>
          <p className={styles.heading} id={`staff-menu-${group}`}>
            {backOffice.groups[group]}
          </p>
          <ul aria-labelledby={`staff-menu-${group}`}>
            {sections.map(({ id }) => (
              <li key={id}>
                <a href={staffSectionPath(id)} aria-current={id === section ? 'page' : undefined}>
                  {menu[id]}
                  {id === 'reviews' && pendingReviews > 0 ? (
                    <span className={styles.pending} title={staffReviews.linkPending(pendingReviews)}>
                      <span aria-hidden="true">{pendingReviews}</span>
                      <VisuallyHidden>{staffReviews.linkPending(pendingReviews)}</VisuallyHidden>
                    </span>
                  ) : null}
                </a>
              </li>
            ))}
          </ul>
        </li>
      ))}
    </ul>
  );
}
