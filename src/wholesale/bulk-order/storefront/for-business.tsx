import { logInPath } from '#customers/accounts/rules/return-path.ts';
import styles from './bulk-order.module.css';
import { useBulkWords } from './use-bulk-words.ts';

/** Shown instead of the form to everybody but business customers (BULK-01). */
export function BulkForBusiness({ path }: { readonly path: string }) {
  const words = useBulkWords();
  return (
    <div className={styles.note}>
      <p>{words.businessOnly}</p>
      <a href={logInPath(path)}>{words.logIn}</a>
    </div>
  );
}
