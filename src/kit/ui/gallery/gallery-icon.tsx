import styles from '../display/icon.module.css';

/** Drawings of the gallery's buttons, as those of `Icon`; apart from them, so that no other page carries them. */
const paths = {
  expand: 'M9 4H4v5m11-5h5v5M9 20H4v-5m11 5h5v-5',
  magnify: 'M11 18a7 7 0 1 0 0-14 7 7 0 0 0 0 14zm5-2 4.5 4.5M11 8v6m-3-3h6',
} as const;

export function GalleryIcon({ name }: { name: keyof typeof paths }) {
  return (
    <svg className={styles.icon} viewBox="0 0 24 24" aria-hidden="true">
      <path d={paths[name]} />
    </svg>
  );
}
