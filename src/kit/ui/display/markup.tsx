import styles from './markup.module.css';

/** Markup of the shop's own that was rendered before; what is around it lays it out. */
export function Markup({ html }: { html: string }) {
  return (
    <div
      className={styles.markup}
      suppressHydrationWarning
      // biome-ignore lint/security/noDangerouslySetInnerHtml: React has rendered it, and escaped what it shows.
      dangerouslySetInnerHTML={{ __html: html }}
    />
  );
}
