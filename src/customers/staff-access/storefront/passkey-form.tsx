import { Scripted } from '#kit/islands/storefront/island.tsx';
import { Button } from '#kit/ui/controls/button.tsx';
import { useWords } from '#kit/words/storefront/use-words.ts';
import { staffAccessFor } from '#messages/staff-access-for.ts';
import passkeyForm from './passkey-form.island.ts';
import styles from './staff-access.module.css';

type PasskeyFormProps = {
  readonly does: 'create' | 'prove';
  readonly options: string;
  readonly action: string;
  readonly fields: Readonly<Record<string, string>>;
  readonly button: string;
};

/** A form whose button asks the browser for a passkey and sends what it answers. */
export function PasskeyForm({ does, options, action, fields, button }: PasskeyFormProps) {
  const words = staffAccessFor(useWords().locale);
  const { unsupported, withoutScripts } = words.passkeys;
  const cancelled = does === 'create' ? words.passkeys.cancelled : words.verify.cancelled;
  return (
    <Scripted of={passkeyForm} data={{ does, options, unsupported, cancelled }}>
      <form className={styles.step} method="post" action={action}>
        {Object.entries(fields).map(([name, value]) => (
          <input key={name} type="hidden" name={name} value={value} readOnly />
        ))}
        <input type="hidden" name="passkey" defaultValue="" />
        <Button type="submit" size="large" wide>
          {button}
        </Button>
        <p role="status" className={styles.says} />
        <noscript>
          <p>{withoutScripts}</p>
        </noscript>
      </form>
    </Scripted>
  );
}
