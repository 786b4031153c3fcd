import entering from '#customers/accounts/storefront/log-in/entering.module.css';
import { Button } from '#kit/ui/controls/button.tsx';
import { TextField } from '#kit/ui/controls/text-field.tsx';
import { useWords } from '#kit/words/storefront/use-words.ts';
import { staffAccessFor } from '#messages/staff-access-for.ts';
import { type SecondFactorPage, secondFactorPath } from '../rules/staff-access-page.ts';
import { PasskeyForm } from './passkey-form.tsx';
import { RefusalNotice } from './refusal-notice.tsx';

/** The page between the log-in and the staff area: a passkey, or a code. */
export function SecondFactorView({ hasApp, passkey, redirect, problem, nonce }: SecondFactorPage) {
  const { verify } = staffAccessFor(useWords().locale);
  return (
    <div className={`${entering.page} ${entering.narrow ?? ''}`}>
      <h1>{verify.title}</h1>
      <div className={entering.form}>
        <p>{verify.intro}</p>
        <RefusalNotice refusal={problem} />
        {passkey === '' ? null : (
          <PasskeyForm
            does="prove"
            options={passkey}
            action={secondFactorPath}
            fields={{ _wpnonce: nonce, redirect }}
            button={verify.passkey}
          />
        )}
        <form className={entering.stack} method="post" action={secondFactorPath}>
          <input type="hidden" name="_wpnonce" value={nonce} readOnly />
          <input type="hidden" name="redirect" value={redirect} readOnly />
          <TextField
            id="second-factor-code"
            name="code"
            label={verify.code}
            hint={hasApp ? verify.codeHintApp : verify.codeHint}
            autoComplete="one-time-code"
            autoCapitalize="characters"
            spellCheck={false}
            maxLength={40}
            required
          />
          <Button type="submit" kind={passkey === '' ? 'primary' : 'secondary'} size="large" wide>
            {verify.submit}
          </Button>
        </form>
        <p className={entering.small}>{verify.lost}</p>
      </div>
    </div>
  );
}
