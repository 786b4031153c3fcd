import { type KeyboardEvent, type ReactNode, useRef } from 'react';
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
  readonly onOpen: (key: string) => void;
};

// The wire has a list, in whose entries the tabs stand.
const asTabList = { role: 'tablist' } as const;

/** Panels with the ids `tab-{key}`; without scripts they stand one below the other and the tabs are links to them. */
export function Tabs({ label, className, panelClass, tabs, open, onOpen }: TabsProps) {
  const list = useRef<HTMLUListElement>(null);
  const onKeyDown = (event: KeyboardEvent) => {
    const current = tabs.findIndex((tab) => tab.key === open);
    const next = nextTab(event.key, current, tabs.length);
    const tab = next === null ? undefined : tabs[next];
    if (!tab) return;
    event.preventDefault();
    onOpen(tab.key);
    list.current?.querySelector<HTMLElement>(`[aria-controls="tab-${tab.key}"]`)?.focus();
  };
  return (
    <div className={className}>
      {/* The classes are those by which third-party scripts find tabs and their panels. */}
      <ul
        ref={list}
        className={`tabs wc-tabs ${styles.list}`}
        {...asTabList}
        aria-label={label}
        onKeyDown={onKeyDown}
      >
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
              onClick={(event) => {
                event.preventDefault();
                onOpen(tab.key);
              }}
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

/** The tab that a key leads to from the current one, wrapping at the ends; null for any other key. */
export function nextTab(key: string, current: number, count: number): number | null {
  if (count === 0) return null;
  switch (key) {
    case 'ArrowRight':
    case 'ArrowDown':
      return (current + 1) % count;
    case 'ArrowLeft':
    case 'ArrowUp':
      return (current + count - 1) % count;
    case 'Home':
      return 0;
    case 'End':
      return count - 1;
    default:
      return null;
  }
}
