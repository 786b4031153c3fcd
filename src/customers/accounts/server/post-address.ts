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
import { addressProblemSentence } from '#foundation/addresses/server/address-problem-sentence.ts';
import type { RequestContext } from '#foundation/request-context/request-context.ts';
import type { Person } from '#foundation/visitor/rules/visitor.ts';
import { messagesFor } from '#messages/messages-for.ts';
import { ownAccountFor } from '#messages/own-account-for.ts';
import { editAddressAction, editAddressField } from '../rules/account-actions.ts';
import { type AddressPage, readAddressPage } from './read-address-page.ts';

/** Saves a posted address; the page with the problems where something is wrong with it (ACC-09). */
export async function postAddress(
  ctx: RequestContext,
  person: Person,
  input: { readonly kind: AddressKind; readonly fields: PostedFields },
): Promise<{ readonly saved: true } | { readonly saved: false; readonly page: AddressPage }> {
  const { kind, fields } = input;
  const { locale } = ctx.visitor.audience;
  const values = postedAddress(kind, fields);
  const isFresh = ctx.nonces.check(editAddressAction(ctx.wire), fields[editAddressField(ctx.wire)] ?? '');
  const found = isFresh ? await saveAddress(ctx, person, input) : [];
  if (found === null) return { saved: true };
  const problems = isFresh
    ? found.map((problem) =>
        addressProblemSentence(messagesFor(locale).addresses, kind, problem, values.country),
      )
    : [{ field: null, text: ownAccountFor(locale).problems['expired-form'] }];
  return { saved: false, page: await readAddressPage(ctx, person, kind, { values, problems }) };
}

/** Reads a posted address of an account. */
function postedAddress(kind: AddressKind, fields: PostedFields) {
  return kind === 'billing'
    ? normaliseBillingAddress(billingAddressFromWire(wireFromForm(fields, 'billing'), emptyBillingAddress))
    : normaliseAddress(addressFromWire(wireFromForm(fields, 'shipping')));
}

/** Stores an address of an account for the next order; null where it is stored, else what is wrong with it (ACC-09, ADDR-03). */
async function saveAddress(
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
