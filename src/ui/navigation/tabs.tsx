import { type KeyboardEvent, type ReactNode, useRef } from 'react';
import { nextTab } from './next-tab.ts';
import styles from './tabs.module.css';

export type Tab = {
  readonly key: string;
  readonly label: string;
  readonly count?: number;
  readonly content: ReactNode;
};

export type TabsProps = {
  readonly label: string;
  readonly tabs: readonly Tab[];
  readonly open: string;
  readonly onOpen: (key: string) => void;
};

/** Panels with the ids `tab-{key}`; without scripts they stand one below the other and the tabs are links to them. */
export function Tabs({ label, tabs, open, onOpen }: TabsProps) {
  const list = useRef<HTMLDivElement>(null);
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
    <div>
      <div ref={list} className={styles.list} role="tablist" aria-label={label} onKeyDown={onKeyDown}>
        {tabs.map((tab) => (
          <a
            key={tab.key}
            id={`tab-title-${tab.key}`}
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
        ))}
      </div>
      {tabs.map((tab) => (
        <section
          key={tab.key}
          id={`tab-${tab.key}`}
          className={styles.panel}
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
