import type { ReactNode } from 'react';
import styles from './tabs.module.css';

export type Tab = {
  readonly key: string;
  readonly label: string;
  readonly count?: number;
  readonly content: ReactNode;
};

export type TabsProps = {
  readonly label: string;
  /** classes of the whole and of each panel, the latter also with `--{key}` behind it */
  readonly className: string;
  readonly panelClass: string;
  readonly tabs: readonly Tab[];
  readonly open: string;
};

// The wire has a list, in whose entries the tabs stand.
const asTabList = { role: 'tablist' } as const;

/** Panels with the ids `tab-{key}`; without scripts they stand one below the other and the tabs are links to them. */
export function Tabs({ label, className, panelClass, tabs, open }: TabsProps) {
  return (
    <div className={className}>
      {/* The classes are those by which third-party scripts find tabs and their panels. */}
      <ul className={`tabs wc-tabs ${styles.list}`} {...asTabList} aria-label={label}>
        {tabs.map((tab) => (
          <li
            key={tab.key}
            id={`tab-title-${tab.key}`}
            className={`${tab.key}_tab${tab.key === open ? ' active' : ''}`}
            role="presentation"
          >
            <a
              className={styles.tab}
              href={`#tab-${tab.key}`}
              role="tab"
              aria-selected={tab.key === open}
              aria-controls={`tab-${tab.key}`}
              tabIndex={tab.key === open ? 0 : -1}
              data-acts=""
            >
              {tab.label}
              {tab.count === undefined ? null : <span className={styles.count}>{tab.count}</span>}
            </a>
          </li>
        ))}
      </ul>
      {tabs.map((tab) => (
        <section
          key={tab.key}
          id={`tab-${tab.key}`}
          className={`${panelClass} ${panelClass}--${tab.key} panel entry-content wc-tab ${styles.panel}`}
          role="tabpanel"
          aria-labelledby={`tab-title-${tab.key}`}
          data-open={tab.key === open ? '' : undefined}
        >
          {tab.content}
        </section>
      ))}
    </div>
  );
}
