import { logInPath } from '#customers/accounts/rules/return-path.ts';
import { useWords } from '#kit/words/storefront/use-words.ts';
import { quotesFor } from '#messages/conversations/quotes-for.ts';
import styles from './quote-form.module.css';

/** Shown instead of the quote button to everybody but business customers, with the link to the log-in. */
export function QuoteForBusiness({ path }: { path: string }) {
  const words = quotesFor(useWords().locale);
  return (
    <div className={styles.note}>
      <p>{words.businessOnly}</p>
      <a href={logInPath(path)}>{words.logIn}</a>
    </div>
  );
}
