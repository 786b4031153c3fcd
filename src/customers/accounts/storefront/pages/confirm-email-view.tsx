import { Button } from '#kit/ui/controls/button.tsx';
import { buttonClass } from '#kit/ui/controls/button-class.ts';
import { Notice } from '#kit/ui/display/notice.tsx';
import { confirmEmailField } from '../../rules/account-actions.ts';
import type { ConfirmationPage } from '../../server/details/confirm-email.ts';
import { useAccountWords } from '../use-account-words.ts';
import styles from './account-form.module.css';
import { AccountFrame, type OwnAccountFrame } from './account-frame.tsx';

/** The page behind the link of an email; opening it confirms nothing, since mail clients open links by themselves. */
export function ConfirmEmailView({ page, frame }: { page: ConfirmationPage; frame: OwnAccountFrame }) {
  const { found, linkKey, nonce } = page;
  const { confirm, link, problems } = useAccountWords();
  return (
    <AccountFrame title={confirm.title} current="details" {...frame} flash={null}>
      {'problem' in found ? (
        <>
          <Notice kind="error">
            {found.problem === 'email-taken' ? problems['email-taken'] : link[found.problem]}
          </Notice>
          <a className={`${buttonClass({ kind: 'secondary' })} ${styles.back ?? ''}`} href="/my-account/">
            {confirm.toAccount}
          </a>
        </>
      ) : (
        <form className={styles.form} method="post" action="/my-account/confirm-email/">
          <p>{confirm.question(found.email)}</p>
          <input type="hidden" name="key" value={linkKey} readOnly />
          <input type="hidden" name={confirmEmailField} value={nonce} readOnly />
          <Button type="submit" size="large">
            {confirm.yes}
          </Button>
        </form>
      )}
    </AccountFrame>
  );
}
