import type { ReactNode } from 'react';
import { Icon, type IconName } from './icon.tsx';
import styles from './notice.module.css';

export type NoticeKind = 'success' | 'info' | 'warning' | 'error';

const icons: Record<NoticeKind, IconName> = {
  success: 'check',
  info: 'info',
  warning: 'warning',
  error: 'warning',
};

export type NoticeProps = {
  readonly kind?: NoticeKind;
  /** a link or a button beside the sentence */
  readonly action?: ReactNode;
  readonly children: ReactNode;
};

export function Notice({ kind = 'info', action, children }: NoticeProps) {
  const grave = kind === 'error' || kind === 'warning';
  return (
    <div className={`${styles.notice} ${styles[kind] ?? ''}`} role={grave ? 'alert' : 'status'} tabIndex={-1}>
      <Icon name={icons[kind]} />
      <div className={styles.text}>{children}</div>
      {action}
    </div>
  );
}
