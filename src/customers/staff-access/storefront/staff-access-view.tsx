import { AccountFrame, type OwnAccountFrame } from '#customers/accounts/storefront/pages/account-frame.tsx';
import { buttonClass } from '#kit/ui/controls/button-class.ts';
import { Notice } from '#kit/ui/display/notice.tsx';
import { useWords } from '#kit/words/storefront/use-words.ts';
import { staffAccessFor } from '#messages/staff-access-for.ts';
import type { StaffAccessPage } from '../rules/staff-access-page.ts';
import { AppPart } from './app-part.tsx';
import { PasskeyPart } from './passkey-part.tsx';
import { PasswordStep } from './password-step.tsx';
import { RefusalNotice } from './refusal-notice.tsx';
import styles from './staff-access.module.css';

export type StaffAccessViewProps = { readonly page: StaffAccessPage; readonly frame: OwnAccountFrame };

/** Somebody's own access to the staff area: app, passkeys and backup codes. */
export function StaffAccessView({ page, frame }: StaffAccessViewProps) {
  const words = staffAccessFor(useWords().locale);
  const { missing, problem, newCodes, isRequired } = page;
  const hasFactor = page.hasApp || page.passkeys.length > 0;
  return (
    <AccountFrame title={words.title} current="staff-access" {...frame}>
      {missing === 'enrol' && !hasFactor ? <Notice kind="warning">{words.required}</Notice> : null}
      <p>
        {words.intro} {isRequired && hasFactor ? words.requiredNote : ''}
      </p>
      <RefusalNotice refusal={problem} />
      {newCodes ? <FreshCodes codes={newCodes} /> : null}
      <AppPart page={page} />
      <PasskeyPart page={page} />
      {hasFactor && !newCodes ? <CodesPart page={page} /> : null}
    </AccountFrame>
  );
}

function FreshCodes({ codes }: { readonly codes: readonly string[] }) {
  const words = staffAccessFor(useWords().locale);
  return (
    <section className={styles.part} aria-labelledby="fresh-codes">
      <h2 id="fresh-codes">{words.codes.title}</h2>
      <Notice kind="success">{words.codes.fresh}</Notice>
      <ul className={styles.codes}>
        {codes.map((code) => (
          <li key={code}>{code}</li>
        ))}
      </ul>
      <a className={buttonClass()} href="/staff/">
        {words.codes.done}
      </a>
    </section>
  );
}

function CodesPart({ page: { codesLeft, nonce } }: Pick<StaffAccessViewProps, 'page'>) {
  const { codes } = staffAccessFor(useWords().locale);
  return (
    <section className={styles.part} aria-labelledby="backup-codes">
      <h2 id="backup-codes">{codes.title}</h2>
      <p>{codesLeft === 0 ? codes.none : codes.left(codesLeft)}</p>
      <details className={styles.change}>
        <summary>{codes.make}</summary>
        <p>{codes.makeHint}</p>
        <PasswordStep
          id="codes-password"
          fields={{ _wpnonce: nonce, action: 'new-codes' }}
          button={codes.make}
        />
      </details>
    </section>
  );
}
