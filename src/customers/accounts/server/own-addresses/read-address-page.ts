import {
  type Address,
  type AddressKind,
  type BillingAddress,
  emptyAddress,
  emptyBillingAddress,
} from '#foundation/addresses/rules/address.ts';
import { type CountryOption, countryOptions } from '#foundation/addresses/rules/countries.ts';
import type { StateField } from '#foundation/addresses/rules/state-field.ts';
import { stateFieldsOf } from '#foundation/addresses/rules/states.ts';
import type { Toolbox } from '#foundation/request-context/toolbox.ts';
import type { Person } from '#foundation/visitor/rules/visitor.ts';
import { editAddressAction, type FieldProblem } from '../../rules/account-actions.ts';
import { keptAddresses } from '../../rules/stored-addresses.ts';

/** The addresses that an account holds. */
export type OwnAddresses = { readonly billing: BillingAddress | null; readonly shipping: Address | null };

/** What the form of one address shows and needs (ACC-09). */
export type AddressPage = {
  readonly kind: AddressKind;
  readonly values: Address & { readonly email?: string };
  readonly problems: readonly FieldProblem[];
  readonly countries: readonly CountryOption[];
  readonly stateFields: Readonly<Record<string, StateField>>;
  readonly nonce: string;
  readonly platform: string;
};

/** The addresses of an account, as far as they can be used. */
export async function readOwnAddresses(
  { db }: Pick<Toolbox, 'db'>,
  { customerId }: Pick<Person, 'customerId'>,
): Promise<OwnAddresses> {
  const row = await db
    .selectFrom('customers')
    .select(['billing_address as billing', 'shipping_address as shipping'])
    .where('id', '=', customerId)
    .executeTakeFirst();
  return keptAddresses(row ?? { billing: null, shipping: null });
}

/** The form of one address: what was posted with what is wrong, else what is kept, else what is known of the person. */
export async function readAddressPage(
  toolbox: Toolbox,
  person: Person,
  kind: AddressKind,
  posted: { readonly values: Address; readonly problems: readonly FieldProblem[] } | null,
): Promise<AddressPage> {
  toolbox.reply.keepOut();
  const kept = posted ? null : (await readOwnAddresses(toolbox, person))[kind];
  const { firstName, lastName, company, email } = person;
  const known = { firstName, lastName, company, country: toolbox.settings.home_country };
  const first =
    kind === 'billing' ? { ...emptyBillingAddress, ...known, email } : { ...emptyAddress, ...known };
  const values = posted?.values ?? kept ?? first;
  return {
    kind,
    values,
    problems: posted?.problems ?? [],
    countries: countryOptions(toolbox.visitor.audience.locale),
    stateFields: stateFieldsOf([values.country]),
    nonce: toolbox.nonces.make(editAddressAction(toolbox.wire)),
    platform: toolbox.wire.platform,
  };
}
