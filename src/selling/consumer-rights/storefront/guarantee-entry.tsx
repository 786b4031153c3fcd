import type { ShownNotice } from '../rules/guarantee-notice.ts';
import styles from './guarantee-notice.module.css';
import { GuaranteePicture } from './guarantee-picture.tsx';

/** The entry that opens the notice of the legal guarantee at the first click, without scripts; its picture is fetched then. */
export function GuaranteeEntry({
  notice,
  isBelowPage = false,
}: {
  readonly notice: ShownNotice;
  /** it stands below what fills the page, with the same margins */
  readonly isBelowPage?: boolean;
}) {
  return (
    <details className={isBelowPage ? `${styles.entry} ${styles.below}` : styles.entry}>
      <summary>{notice.words.title}</summary>
      <GuaranteePicture notice={notice} />
    </details>
  );
}
