import type { Ref } from 'react';
import styles from './rich-text.module.css';

export type RichTextProps = { readonly html: string; readonly ref?: Ref<HTMLDivElement> };

/** Text that the shop's own staff wrote as HTML; never what a visitor sent. */
export function RichText({ html, ref }: RichTextProps) {
  return <div ref={ref} className={styles.text} dangerouslySetInnerHTML={{ __html: html }} />;
}
