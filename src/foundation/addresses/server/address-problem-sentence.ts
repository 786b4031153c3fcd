import type { AddressesMessages } from '#messages/it/addresses.ts';
import type { AddressKind } from '../rules/address.ts';
import { addressFields } from '../rules/address-fields.ts';
import type { AddressProblem } from '../rules/address-problems.ts';
import { stateTerm } from '../rules/state-field.ts';

/** What is wrong with an address in words, with the id of the form field that it stands beside; a state is named as its country names it (PAY-31). */
export function addressProblemSentence(
  { fields, labelOf, problems }: AddressesMessages,
  kind: AddressKind,
  problem: AddressProblem,
  country: string,
): { readonly field: string; readonly text: string } {
  const wireName = addressFields.find(({ name }) => name === problem.field)?.wireName ?? problem.field;
  const label = labelOf[kind](fields[problem.field === 'state' ? stateTerm(country) : problem.field]);
  const text =
    problem.code === 'too-long' ? problems['too-long'](label, problem.limit) : problems[problem.code](label);
  return { field: `${kind}_${wireName}`, text };
}
