import { Button } from '#kit/ui/controls/button.tsx';
import { TextField } from '#kit/ui/controls/text-field.tsx';
import { useWords } from '#kit/words/storefront/use-words.ts';
import { staffAccessFor } from '#messages/staff-access-for.ts';
import { type StaffAccessPage, staffAccessPath } from '../rules/staff-access-page.ts';
import { PasswordStep } from './password-step.tsx';
import { QrPicture } from './qr-picture.tsx';
import styles from './staff-access.module.css';

/** The authenticator app: added by a picture and a first code, or removed. */
export function AppPart({ page: { hasApp, step, nonce } }: { readonly page: StaffAccessPage }) {
  const { app } = staffAccessFor(useWords().locale);
  return (
    <section className={styles.part} aria-labelledby="app">
      <h2 id="app">{app.title}</h2>
      <p>{hasApp ? app.on : app.off}</p>
      {step?.kind === 'app' ? (
        <FirstCode secret={step.secret} address={step.address} nonce={nonce} />
      ) : (
        <details className={styles.change}>
          <summary>{hasApp ? app.remove : app.start}</summary>
          <PasswordStep
            id="app-password"
            fields={
              hasApp
                ? { _wpnonce: nonce, action: 'remove', factor: 'app' }
                : { _wpnonce: nonce, action: 'start-app' }
            }
            button={hasApp ? app.remove : app.start}
          />
        </details>
      )}
    </section>
  );
}

type FirstCodeProps = { readonly secret: string; readonly address: string; readonly nonce: string };

function FirstCode({ secret, address, nonce }: FirstCodeProps) {
  const { app } = staffAccessFor(useWords().locale);
  return (
    <>
      <div className={styles.scan}>
        <QrPicture text={address} label={app.picture} />
        <div>
          <p>{app.scan}</p>
          <p>
            {app.key}: <code className={styles.key}>{secret.replace(/(.{4})(?=.)/g, '$1 ')}</code>
          </p>
        </div>
      </div>
      <form className={styles.step} method="post" action={staffAccessPath}>
        <input type="hidden" name="_wpnonce" value={nonce} readOnly />
        <input type="hidden" name="action" value="confirm-app" readOnly />
        <TextField
          id="app-code"
          name="code"
          label={app.code}
          hint={app.codeHint}
          inputMode="numeric"
          autoComplete="one-time-code"
          maxLength={12}
          required
        />
        <Button type="submit">{app.confirm}</Button>
      </form>
    </>
  );
}
