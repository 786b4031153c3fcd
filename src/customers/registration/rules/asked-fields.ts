import type { RegistrationField, RegistrationForm } from './registration-form.ts';

/** The form that asks, the visitor and the chosen role. */
export type Asking = AskingAt & {
  /** false in a country whose VAT numbers are not asked for (VAT-11) */
  readonly asksVatNumber?: boolean;
};

type AskingAt =
  | { readonly place: 'registration'; readonly role: string | null }
  | {
      readonly place: 'checkout';
      /** of a customer the role that the account has; null for none */
      readonly role: string | null;
      /** whether `createaccount` is ticked; null where there is no such box */
      readonly createsAccount: boolean | null;
      /** true for a customer who is logged in and does not register */
      readonly isCustomer: boolean;
    };

/**
 * Whether registration fields are asked at all: on the registration form always, at the checkout if `createaccount` is ticked or does
 * not exist (CHK-05). A logged-in customer does not register a second time.
 */
export function registers(asking: Asking): boolean {
  return asking.place === 'registration' || (!asking.isCustomer && asking.createsAccount !== false);
}

/**
 * Whether a field is shown: one of this form, of the chosen role or common to all roles (CHK-06, ACC-07). A field of the checkout alone
 * belongs to the order and is asked of every buyer (CHK-03).
 */
export function isAsked(field: RegistrationField, asking: Asking): boolean {
  const isRegistering = registers(asking);
  const inScope =
    asking.place === 'registration'
      ? field.atRegistration
      : field.atCheckout && (isRegistering || !field.atRegistration);
  if (!inScope || (field.kind === 'vat-number' && asking.asksVatNumber === false)) return false;
  if (field.roles.length === 0) return true;
  const role = isRegistering || (asking.place === 'checkout' && asking.isCustomer) ? asking.role : null;
  return role !== null && field.roles.includes(role);
}

/** The fields that are shown, in their order; all others are hidden and not required (CHK-05, CHK-06). */
export function askedFields(form: RegistrationForm, asking: Asking): readonly RegistrationField[] {
  return form.fields.filter((field) => isAsked(field, asking));
}

/** The role that a form begins with: the one that was asked for, else the first; null where there are none. */
export function chosenRole(form: RegistrationForm, wanted: string | null): string | null {
  return (form.roles.find(({ key }) => key === wanted) ?? form.roles[0])?.key ?? null;
}
