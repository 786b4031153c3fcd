import entering from '#customers/accounts/storefront/log-in/entering.module.css';
import { useAccountWords } from '#customers/accounts/storefront/use-account-words.ts';
import { Button } from '#kit/ui/controls/button.tsx';
import { Notice } from '#kit/ui/display/notice.tsx';
import { useWords } from '#kit/words/storefront/use-words.ts';
import { staffAccessFor } from '#messages/staff-access-for.ts';
import { invitationPath } from '../rules/staff-invitation.ts';
import type { InvitationPage } from '../server/accept-invitation.ts';

/** The page behind the link of an invitation: a button that accepts it. */
export function InvitationView({ found, linkKey, nonce }: InvitationPage) {
  const { invitation } = staffAccessFor(useWords().locale);
  const { link } = useAccountWords();
  return (
    <div className={`${entering.page} ${entering.narrow ?? ''}`}>
      <h1>{invitation.title}</h1>
      {'problem' in found ? (
        <>
          <Notice kind="error">{link[found.problem]}</Notice>
          <p>{invitation.askForNew}</p>
        </>
      ) : (
        <form className={entering.form} method="post" action={invitationPath}>
          <p>{invitation.question(found.role, found.email)}</p>
          <p className={entering.small}>{found.isNew ? invitation.thenPassword : invitation.thenLogIn}</p>
          <input type="hidden" name="key" value={linkKey} readOnly />
          <input type="hidden" name="_wpnonce" value={nonce} readOnly />
          <Button type="submit" size="large" wide>
            {invitation.accept}
          </Button>
        </form>
      )}
    </div>
  );
}
