import styles from '#customers/accounts/storefront/log-in/entering.module.css';
import { Island } from '#kit/islands/storefront/island.tsx';
import { Notice } from '#kit/ui/display/notice.tsx';
import { useWords } from '#kit/words/storefront/use-words.ts';
import { setupFor } from '#messages/site/setup-for.ts';
import type { SetupPage } from '../rules/setup-page.ts';
import administratorForm from './administrator-form.island.tsx';

/** The page of the setup link, on which its holder becomes the first administrator. */
export function SetupView({ page }: { page: SetupPage }) {
  const words = setupFor(useWords().locale);
  return (
    <div className={`${styles.page} ${styles.narrow ?? ''}`}>
      <h1>{words.title}</h1>
      {page.step === 'form' ? (
        <Island of={administratorForm} props={page} />
      ) : (
        <>
          <Notice kind="error">{words.refusals[page.why]}</Notice>
          <a className={styles.lost} href="/my-account/?redirect=/staff/">
            {words.toLogIn}
          </a>
        </>
      )}
    </div>
  );
}
