import { type AddressKind, emptyBillingAddress } from '#foundation/addresses/rules/address.ts';
import type { AddressProblem } from '#foundation/addresses/rules/address-problems.ts';
import { checkAddress } from '#foundation/addresses/rules/check-address.ts';
import { normaliseAddress, normaliseBillingAddress } from '#foundation/addresses/rules/normalise-address.ts';
import {
  addressFromWire,
  billingAddressFromWire,
  type PostedFields,
  wireFromForm,
} from '#foundation/addresses/rules/wire-address.ts';
import type { RequestContext } from '#foundation/request-context/request-context.ts';
import type { Person } from '#foundation/visitor/rules/visitor.ts';

/** Reads a posted address of an account. */
export function postedAddress(kind: AddressKind, fields: PostedFields) {
  return kind === 'billing'
    ? normaliseBillingAddress(billingAddressFromWire(wireFromForm(fields, 'billing'), emptyBillingAddress))
    : normaliseAddress(addressFromWire(wireFromForm(fields, 'shipping')));
}

/** Keeps an address of an account for the next order; null where it is kept, else what is wrong with it (ACC-09, ADDR-03). */
export async function saveAddress(
  { db }: Pick<RequestContext, 'db'>,
  { customerId }: Pick<Person, 'customerId'>,
  input: { readonly kind: AddressKind; readonly fields: PostedFields },
): Promise<readonly AddressProblem[] | null> {
  const { kind, fields } = input;
  const address = postedAddress(kind, fields);
  const problems = checkAddress(address, { kind });
  if (problems.length > 0) return problems;
  const column = kind === 'billing' ? 'billing_address' : 'shipping_address';
  await db
    .updateTable('customers')
    .set({ [column]: JSON.stringify(address) })
    .where('id', '=', customerId)
    .execute();
  return null;
}
