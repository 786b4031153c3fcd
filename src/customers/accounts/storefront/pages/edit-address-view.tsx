import { AddressForm, type AddressFormProps } from '#foundation/addresses/storefront/address-form.tsx';
import { problemsByField } from '#foundation/forms/rules/checkout-problem.ts';
import { Button } from '#kit/ui/controls/button.tsx';
import { editAddressField, type FieldProblem } from '../../rules/account-actions.ts';
import type { AccountReader } from '../../rules/account-pages.ts';
import { FormProblems } from '../form-problems.tsx';
import { useAccountWords } from '../use-account-words.ts';
import styles from './account-form.module.css';
import { AccountFrame } from './account-frame.tsx';

export type EditAddressViewProps = Omit<AddressFormProps, 'errors'> & {
  readonly problems: readonly FieldProblem[];
  readonly nonce: string;
  readonly platform: string;
  readonly reader: AccountReader;
  readonly leave: string;
};

/** The form of one address of an account, which behaves as the checkout's (ACC-09). */
export function EditAddressView({
  problems,
  nonce,
  platform,
  reader,
  leave,
  ...address
}: EditAddressViewProps) {
  const { addresses: words } = useAccountWords();
  const { kind } = address;
  return (
    <AccountFrame title={words[kind]} current="addresses" {...{ platform, reader, leave }}>
      <form className={styles.form} method="post" action={`/my-account/edit-address/${kind}/`} noValidate>
        <FormProblems problems={problems} platform={platform} />
        <div className={`${platform}-address-fields`}>
          <AddressForm {...address} platform={platform} errors={problemsByField(problems)} />
        </div>
        <input type="hidden" name="action" value="edit_address" readOnly />
        <input type="hidden" name={editAddressField({ platform })} value={nonce} readOnly />
        <Button type="submit" size="large" name="save_address" value="1">
          {words.save}
        </Button>
      </form>
      <a className={styles.back} href="/my-account/edit-address/">
        {words.back}
      </a>
    </AccountFrame>
  );
}
