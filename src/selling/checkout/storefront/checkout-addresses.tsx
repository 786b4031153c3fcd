import { InvoiceForm } from '#customers/invoices/storefront/invoice-form.tsx';
import type { RegistrationPage } from '#customers/registration/rules/registration-page.ts';
import { RegistrationFields } from '#customers/registration/storefront/registration-fields.tsx';
import { emptyAddress } from '#foundation/addresses/rules/address.ts';
import { AddressForm, type AddressFormProps } from '#foundation/addresses/storefront/address-form.tsx';
import { Checkbox } from '#kit/ui/controls/checkbox.tsx';
import { SlidingHint } from '#kit/ui/controls/sliding-hint.tsx';
import { TextArea } from '#kit/ui/controls/text-area.tsx';
import { useShopWords } from '#kit/words/storefront/use-shop-words.ts';
import type { VatFieldStart } from '#pricing/vat/rules/vat-field.ts';
import type { CheckoutForm } from '../rules/checkout-form.ts';
import type { NewAccountOffer } from '../rules/new-account.ts';
import styles from './checkout-addresses.module.css';
import { CreateAccountFields } from './create-account-fields.tsx';

export type CheckoutAddressesProps = Pick<AddressFormProps, 'countries' | 'stateFields' | 'platform'> & {
  readonly form: CheckoutForm;
  readonly errors: Readonly<Record<string, string>>;
  /** the shop's address where the goods are collected there, which needs no shipping address; else null */
  readonly collectedAt?: string | null;
  readonly vat: VatFieldStart;
  /** the buyer is a business customer (VAT-11) */
  readonly buysAsCompany?: boolean;
  /** called when the sums may have changed */
  readonly onVat?: (() => unknown) | undefined;
  /** an account with the order; absent or null where none is offered */
  readonly newAccount?: NewAccountOffer | null;
  readonly onBlocked?: (blocked: boolean) => void;
  readonly registration?: RegistrationPage | null;
  /** whether `createaccount` is ticked; null where there is no such box */
  readonly createsAccount?: boolean | null;
};

/** Billing address, shipping address where it is another one, notes (CHK-01). */
export function CheckoutAddresses(props: CheckoutAddressesProps) {
  const {
    form,
    countries,
    stateFields,
    platform,
    errors,
    collectedAt = null,
    newAccount = null,
    onBlocked = () => {},
  } = props;
  const { checkout, shipping: words } = useShopWords();
  const shipping = form.shipToDifferent ? form.shipping : { ...emptyAddress, country: form.billing.country };
  const asked = { errors, countries, stateFields, platform };
  return (
    <>
      <section aria-labelledby="billing_heading" className={`${platform}-billing-fields ${styles.section}`}>
        <h2 id="billing_heading">{checkout.billingHeading}</h2>
        <AddressForm kind="billing" values={form.billing} {...asked} />
        {newAccount ? (
          <CreateAccountFields
            offer={newAccount}
            ticked={form.createsAccount ?? false}
            error={errors.account_password ?? ''}
            onBlocked={onBlocked}
          />
        ) : null}
        {props.registration ? (
          <RegistrationFields
            page={props.registration}
            createsAccount={props.createsAccount ?? null}
            errors={errors}
          />
        ) : null}
        <InvoiceForm
          values={form.invoice ?? null}
          errors={errors}
          country={form.billing.country}
          vat={props.vat}
          ofCompany={props.buysAsCompany ?? false}
          onVat={props.onVat}
        />
      </section>
      <section aria-labelledby="shipping_heading" className={`${platform}-shipping-fields ${styles.section}`}>
        <h2 id="shipping_heading">{checkout.shippingHeading}</h2>
        {collectedAt === null ? null : <p>{words.collectAt(collectedAt)}</p>}
        <div id="ship-to-different-address" className={styles.elsewhere} hidden={collectedAt !== null}>
          <Checkbox
            id="ship-to-different-address-checkbox"
            name="ship_to_different_address"
            value="1"
            defaultChecked={form.shipToDifferent}
          >
            {checkout.shipToDifferent}
          </Checkbox>
          <div className={`shipping_address ${styles.other}`}>
            <AddressForm kind="shipping" values={shipping} {...asked} />
          </div>
        </div>
      </section>
      <section className={`${platform}-additional-fields ${styles.section}`}>
        <SlidingHint>
          <TextArea
            id="order_comments"
            name="order_comments"
            label={checkout.notesLabel}
            hint={checkout.notesHint}
            defaultValue={form.note}
            error={errors.order_comments ?? ''}
            maxLength={2000}
          />
        </SlidingHint>
      </section>
    </>
  );
}
