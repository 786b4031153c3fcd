import { useEffect, useState } from 'react';
import { NewPasswordField } from '#customers/passwords/storefront/new-password-field.tsx';
import { Checkbox } from '#kit/ui/controls/checkbox.tsx';
import { useShopWords } from '#kit/words/storefront/use-shop-words.ts';
import { passwordsFor } from '#messages/passwords-for.ts';
import type { NewAccountOffer } from '../rules/new-account.ts';
import styles from './create-account-fields.module.css';

export type CreateAccountFieldsProps = {
  readonly offer: NewAccountOffer;
  readonly ticked: boolean;
  readonly error: string;
  /** whether a weak password refuses the order (PWD-16) */
  readonly onBlocked: (blocked: boolean) => void;
};

/** The box and password of an account with the order; the password is shown where the box is ticked, with scripts and without (CHK-02). */
export function CreateAccountFields({ offer, ticked, error, onBlocked }: CreateAccountFieldsProps) {
  const words = passwordsFor(useShopWords().locale);
  const [isWanted, setWanted] = useState(ticked);
  const [isWeak, setWeak] = useState(false);
  const isBlocked = offer.stopsWeak && isWanted && isWeak;
  useEffect(() => onBlocked(isBlocked), [isBlocked, onBlocked]);
  return (
    <div className={styles.account}>
      <Checkbox
        id="createaccount"
        name="createaccount"
        value="1"
        defaultChecked={ticked}
        onChange={(event) => setWanted(event.currentTarget.checked)}
      >
        {words.createAccount}
      </Checkbox>
      <p className={styles.hint}>
        {words.createAccountHint} {words.haveAccount}{' '}
        <a href="/my-account/?redirect=%2Fcheckout%2F">{words.haveAccountLink}</a>
      </p>
      <div className={styles.password}>
        <NewPasswordField
          id="account_password"
          name="account_password"
          label={`${words.createAccountPassword} *`}
          aria-required
          error={error}
          known={offer.known}
          onWeak={setWeak}
        />
        {isWeak && !offer.stopsWeak ? <p className={styles.hint}>{words.weakIsChosenLater}</p> : null}
      </div>
    </div>
  );
}
