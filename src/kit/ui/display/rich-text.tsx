import styles from './rich-text.module.css';

/** Text that the shop's own staff wrote as HTML; never what a visitor sent. */
export function RichText({ html }: { readonly html: string }) {
  return <div className={styles.text} dangerouslySetInnerHTML={{ __html: html }} />;
}
