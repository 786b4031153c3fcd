import styles from './service-points.module.css';

/** Line drawings on a 32 by 24 grid; no browser script holds them. */
const paths = {
  parcel: 'M5 7.5 16 3l11 4.5v9L16 21 5 16.5zM5 7.5 16 12l11-4.5M16 12v9M10.5 5.3l11 4.4v4',
  return: 'M11 4 5.5 9.5 11 15M5.5 9.5H20a6 6 0 0 1 0 12h-8',
  shield: 'M16 2.5 25 6v6c0 5-3.6 8.2-9 10-5.4-1.8-9-5-9-10V6zM11.8 12l3.2 3.2 5.4-5.6',
  bank: 'M5 9.5 16 3.5l11 6zM8 12.5v5m5.3-5v5m5.4-5v5m5.3-5v5M5 20.5h22',
  cash: 'M3.5 5.5h25v13h-25zM16 15.2a3.2 3.2 0 1 0 0-6.4 3.2 3.2 0 0 0 0 6.4M7.5 9v.01M24.5 15v.01',
  wallet: 'M4.5 7.5h21a2 2 0 0 1 2 2v9a2 2 0 0 1-2 2h-19a2 2 0 0 1-2-2V6a2 2 0 0 1 2-2h17v3.5M22.5 14v.01',
  card: 'M5 4.5h22a1.5 1.5 0 0 1 1.5 1.5v12a1.5 1.5 0 0 1-1.5 1.5H5A1.5 1.5 0 0 1 3.5 18V6A1.5 1.5 0 0 1 5 4.5zM3.5 9h25M7.5 15.5h5',
} as const;

export type ServiceDrawing = keyof typeof paths;

/** A drawing that says nothing by itself: the text beside it does. */
export function ServiceMark({ drawing }: { readonly drawing: ServiceDrawing }) {
  return (
    <svg className={styles.mark} viewBox="0 0 32 24" aria-hidden="true">
      <path d={paths[drawing]} />
    </svg>
  );
}
