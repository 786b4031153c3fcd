import { AddressForm } from '#foundation/addresses/storefront/address-form.tsx';
import { problemsByField } from '#foundation/forms/rules/checkout-problem.ts';
import { Button } from '#kit/ui/controls/button.tsx';
import { editAddressField } from '../../rules/account-actions.ts';
import type { AddressPage } from '../../server/read-address-page.ts';
import { FormProblems } from '../form-problems.tsx';
import { useAccountWords } from '../use-account-words.ts';
import styles from './account-form.module.css';
import { AccountFrame, type OwnAccountFrame } from './account-frame.tsx';

/** The form of one address of an account, which behaves as the checkout's (ACC-09). */
export function EditAddressView({ page, frame }: { page: AddressPage; frame: OwnAccountFrame }) {
  const { problems, nonce, ...address } = page;
  const { platform, kind } = address;
  const { addresses: words } = useAccountWords();
  return (
    <AccountFrame title={words[kind]} current="addresses" {...frame} flash={null}>
      <form className={styles.form} method="post" action={`/my-account/edit-address/${kind}/`} noValidate>
        <FormProblems problems={problems} platform={platform} />
        <div className={`${platform}-address-fields`}>
          <AddressForm {...address} errors={problemsByField(problems)} />
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
