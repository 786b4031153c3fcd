import { type ReactNode, useState } from 'react';
import { registerField } from '#customers/accounts/rules/account-actions.ts';
import { noCountry } from '#customers/accounts/rules/registration-form.ts';
import { FormProblems } from '#customers/accounts/storefront/form-problems.tsx';
import styles from '#customers/accounts/storefront/log-in/entering.module.css';
import {
  NewAccountLogIn,
  NewAccountNames,
} from '#customers/accounts/storefront/log-in/new-account-fields.tsx';
import { useAccountWords } from '#customers/accounts/storefront/use-account-words.ts';
import { problemsByField } from '#foundation/forms/rules/checkout-problem.ts';
import { Button } from '#kit/ui/controls/button.tsx';
import { SearchableSelect } from '#kit/ui/controls/searchable-select.tsx';
import { useShopWords } from '#kit/words/storefront/use-shop-words.ts';
import type { GuestAccountPage } from '../server/read-account-page.ts';

export type RegisterFormProps = GuestAccountPage['register'] & {
  readonly platform: string;
  readonly redirect: string;
  /** what other modules ask, between the name and the password */
  readonly children?: ReactNode;
};

export function RegisterForm(props: RegisterFormProps) {
  const { form, problems, nonce, countries, known, platform, redirect, children } = props;
  const { addresses } = useShopWords();
  const { register, fields } = useAccountWords();
  const [country, setCountry] = useState(form.billing_country);
  const [weak, setWeak] = useState(false);
  const errors = problemsByField(problems);
  return (
    <form
      className={`${platform}-form ${platform}-form-register register ${styles.form}`}
      method="post"
      action="/my-account/"
      encType="multipart/form-data"
      aria-labelledby="register"
      noValidate
    >
      <h2 id="register">{register.heading}</h2>
      <FormProblems problems={problems} platform={platform} />
      <NewAccountNames form={form} errors={errors} />
      <SearchableSelect
        id="billing_country"
        name="billing_country"
        label={`${fields.country} *`}
        options={[
          { value: noCountry, label: register.chooseCountry },
          ...countries.map(({ code, label }) => ({ value: code, label })),
        ]}
        value={country}
        onPick={setCountry}
        autoComplete="country"
        aria-required
        error={errors.billing_country ?? ''}
        words={addresses.select}
      />
      {children}
      <NewAccountLogIn form={form} errors={errors} autoComplete="email" known={known} onWeak={setWeak} />
      <p className={styles.small}>
        {register.privacyBefore}
        <a href="/privacy/">{register.privacyLink}</a>.
      </p>
      <input type="hidden" name={registerField({ platform })} value={nonce} readOnly />
      {redirect === '' ? null : <input type="hidden" name="redirect" value={redirect} readOnly />}
      <Button type="submit" name="register" value="1" size="large" wide disabled={weak}>
        {register.submit}
      </Button>
    </form>
  );
}
