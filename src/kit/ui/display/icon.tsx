import styles from './icon.module.css';

/** Line drawings on a 24 by 24 grid. */
const paths = {
  'arrow-right': 'M5 12h14m-6-6 6 6-6 6',
  'arrow-down': 'M12 5v14m-6-6 6 6 6-6',
  'arrow-up': 'M12 19V5m-6 6 6-6 6 6',
  calendar: 'M4 6.5h16V20H4zM4 10.5h16M8.5 4v4m7-4v4',
  cart: 'M3 4h2.2l2.3 11.2h10l2.2-8H6.1M9 20h.01M17 20h.01',
  check: 'm5 12.5 4.5 4.5L19 7.5',
  'chevron-down': 'm6 9.5 6 6 6-6',
  'chevron-left': 'm14.5 6-6 6 6 6',
  'chevron-right': 'm9.5 6 6 6-6 6',
  clock: 'M12 7.5V12l3 2M12 21a9 9 0 1 0 0-18 9 9 0 0 0 0 18z',
  close: 'm6 6 12 12M18 6 6 18',
  filter: 'M4 7h10m4 0h2M4 17h2m4 0h10M16 5v4M8 15v4',
  grid: 'M4 4h6v6H4zm10 0h6v6h-6zM4 14h6v6H4zm10 0h6v6h-6z',
  heart:
    'M12 20.2 4.6 12.7a4.7 4.7 0 0 1 0-6.7 4.7 4.7 0 0 1 6.7 0l.7.7.7-.7a4.7 4.7 0 0 1 6.7 0 4.7 4.7 0 0 1 0 6.7z',
  info: 'M12 11v5.5M12 7.6v.01M12 21a9 9 0 1 0 0-18 9 9 0 0 0 0 18z',
  mail: 'M3.5 6h17v12h-17zm0 .5 8.5 7 8.5-7',
  menu: 'M4 7h16M4 12h16M4 17h16',
  minus: 'M6 12h12',
  phone:
    'M6.5 3.5h3l1.5 4-2 1.5a12 12 0 0 0 6 6l1.5-2 4 1.5v3a2 2 0 0 1-2.2 2A17 17 0 0 1 4.5 5.7a2 2 0 0 1 2-2.2z',
  pin: 'M12 21c4.5-4.6 6.8-8.2 6.8-11a6.8 6.8 0 0 0-13.6 0c0 2.8 2.3 6.4 6.8 11zm0-8.4a2.5 2.5 0 1 0 0-5 2.5 2.5 0 0 0 0 5z',
  plus: 'M12 6v12M6 12h12',
  search: 'M11 18a7 7 0 1 0 0-14 7 7 0 0 0 0 14zm5-2 4.5 4.5',
  truck: 'M2.5 6h11v10h-11zm11 3.5h4l3.5 3.5v3h-7.5M7 18.5h.01M17 18.5h.01',
  user: 'M12 12a4 4 0 1 0 0-8 4 4 0 0 0 0 8zm-7.5 8.5c.6-4 3.5-6 7.5-6s6.9 2 7.5 6',
  warning: 'M12 10v4.5M12 17.3v.01M12 3.8 2.8 19.7h18.4z',
} as const;

export type IconName = keyof typeof paths;

/** A drawing that says nothing by itself: the text beside it does. */
export function Icon({ name, className }: { name: IconName; className?: string | undefined }) {
  return (
    <svg
      className={className ? `${styles.icon} ${className}` : styles.icon}
      viewBox="0 0 24 24"
      aria-hidden="true"
    >
      <path d={paths[name]} />
    </svg>
  );
}
