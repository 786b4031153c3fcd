import type { ShownNotice } from '../rules/guarantee-notice.ts';
import styles from './guarantee-notice.module.css';
import { GuaranteePicture } from './guarantee-picture.tsx';

/** The entry that opens the notice of the legal guarantee at the first click, without scripts; its picture is fetched then. */
export function GuaranteeEntry({ notice }: { readonly notice: ShownNotice }) {
  return (
    <details className={styles.entry}>
      <summary>{notice.words.title}</summary>
      <GuaranteePicture notice={notice} />
    </details>
  );
}
