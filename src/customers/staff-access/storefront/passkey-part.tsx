import { TextField } from '#kit/ui/controls/text-field.tsx';
import { formatDateTime } from '#kit/ui/display/format-date-time.ts';
import { useWords } from '#kit/words/storefront/use-words.ts';
import { staffAccessFor } from '#messages/staff-access-for.ts';
import {
  LONGEST_PASSKEY_NAME,
  type OwnPasskey,
  type StaffAccessPage,
  staffAccessPath,
} from '../rules/staff-access-page.ts';
import { PasskeyForm } from './passkey-form.tsx';
import { PasswordStep } from './password-step.tsx';
import styles from './staff-access.module.css';

/** The passkeys of an account, and a new one in two steps: password and name, then what the browser asks. */
export function PasskeyPart({ page: { passkeys, step, nonce } }: { readonly page: StaffAccessPage }) {
  const { passkeys: words } = staffAccessFor(useWords().locale);
  return (
    <section className={styles.part} aria-labelledby="passkeys">
      <h2 id="passkeys">{words.title}</h2>
      <p>{words.intro}</p>
      {passkeys.length === 0 ? (
        <p>{words.none}</p>
      ) : (
        <ul className={styles.keys}>
          {passkeys.map((passkey) => (
            <StoredPasskey key={passkey.id} passkey={passkey} nonce={nonce} />
          ))}
        </ul>
      )}
      {step?.kind === 'passkey' ? (
        <>
          <p>{words.makeHint}</p>
          <PasskeyForm
            does="create"
            options={step.options}
            action={staffAccessPath}
            fields={{ _wpnonce: nonce, action: 'finish-passkey' }}
            button={words.make(step.name)}
          />
        </>
      ) : (
        <details className={styles.change}>
          <summary>{words.start}</summary>
          <PasswordStep
            id="passkey-password"
            fields={{ _wpnonce: nonce, action: 'start-passkey' }}
            button={words.start}
          >
            <TextField
              id="passkey-name"
              name="name"
              label={words.name}
              hint={words.nameHint}
              maxLength={LONGEST_PASSKEY_NAME}
              required
            />
          </PasswordStep>
        </details>
      )}
    </section>
  );
}

function StoredPasskey({ passkey, nonce }: { readonly passkey: OwnPasskey; readonly nonce: string }) {
  const { locale } = useWords();
  const { passkeys: words } = staffAccessFor(locale);
  const { id, name, since, lastUsedAt } = passkey;
  const used = lastUsedAt === null ? words.unused : words.used(formatDateTime(lastUsedAt, locale));
  return (
    <li>
      <strong>{name}</strong>
      <small>
        {words.since(formatDateTime(since, locale))} · {used}
      </small>
      <details className={styles.change}>
        <summary aria-label={words.removeOf(name)}>{words.remove}</summary>
        <PasswordStep
          id={`passkey-${id}-password`}
          fields={{ _wpnonce: nonce, action: 'remove', factor: String(id) }}
          button={words.remove}
          label={words.removeOf(name)}
        />
      </details>
    </li>
  );
}
