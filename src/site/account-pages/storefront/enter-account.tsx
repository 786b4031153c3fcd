import styles from '#customers/accounts/storefront/log-in/entering.module.css';
import { LogInByEmailForm } from '#customers/accounts/storefront/log-in/log-in-by-email-form.tsx';
import { LogInForm } from '#customers/accounts/storefront/log-in/log-in-form.tsx';
import type { RegistrationPage } from '#customers/registration/rules/registration-page.ts';
import { RegistrationFields } from '#customers/registration/storefront/registration-fields.tsx';
import { problemsByField } from '#foundation/forms/rules/checkout-problem.ts';
import type { GuestAccountPage } from '../server/read-account-page.ts';
import { RegisterForm } from './register-form.tsx';

export type EnterAccountProps = {
  readonly page: GuestAccountPage;
  /** null where a registration asks no more than an account needs */
  readonly registration: RegistrationPage | null;
};

/** The forms of log-in and registration, one beside the other. */
export function EnterAccount({ page, registration }: EnterAccountProps) {
  const { logIn, register, platform } = page;
  return (
    <div className={styles.columns}>
      <div className={styles.stack}>
        <LogInForm {...logIn} platform={platform} />
        {logIn.problem?.code === 'too-many-attempts' ? (
          <LogInByEmailForm email={logIn.email} nonce={logIn.byEmailNonce} />
        ) : null}
      </div>
      <RegisterForm {...register} platform={platform} redirect={logIn.redirect}>
        {registration ? (
          <RegistrationFields page={registration} errors={problemsByField(register.problems)} />
        ) : null}
      </RegisterForm>
    </div>
  );
}
