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
import type { RequestContext } from '#foundation/request-context/request-context.ts';
import type { Person } from '#foundation/visitor/rules/visitor.ts';
import { editAddressAction, type FieldProblem } from '../rules/account-actions.ts';
import { savedAddresses } from '../rules/stored-addresses.ts';

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

/** The addresses of an account, as far as they can be used; a subaccount is invoiced at the address of its company. */
export async function readOwnAddresses(
  { db }: Pick<RequestContext, 'db'>,
  { customerId, subaccount }: Pick<Person, 'customerId' | 'subaccount'>,
): Promise<OwnAddresses> {
  const row = await db
    .selectFrom('customers')
    .select(['billing_address as billing', 'shipping_address as shipping'])
    .where('id', '=', customerId)
    .executeTakeFirst();
  const own = savedAddresses(row ?? { billing: null, shipping: null });
  if (!subaccount) return own;
  const company = await readOwnAddresses({ db }, { customerId: subaccount.mainAccountId });
  return company.billing?.address1 ? { ...own, billing: company.billing } : own;
}

/** The form of one address: what was posted with what is wrong, else what is stored, else what is known of the person. */
export async function readAddressPage(
  ctx: RequestContext,
  person: Person,
  kind: AddressKind,
  posted: { readonly values: Address; readonly problems: readonly FieldProblem[] } | null,
): Promise<AddressPage> {
  ctx.reply.preventCaching();
  const saved = posted ? null : (await readOwnAddresses(ctx, person))[kind];
  const { firstName, lastName, company, email } = person;
  const known = { firstName, lastName, company, country: ctx.settings.home_country };
  const first =
    kind === 'billing' ? { ...emptyBillingAddress, ...known, email } : { ...emptyAddress, ...known };
  const values = posted?.values ?? saved ?? first;
  return {
    kind,
    values,
    problems: posted?.problems ?? [],
    countries: countryOptions(ctx.visitor.audience.locale),
    stateFields: stateFieldsOf([values.country]),
    nonce: ctx.nonces.make(editAddressAction(ctx.wire)),
    platform: ctx.wire.platform,
  };
}
