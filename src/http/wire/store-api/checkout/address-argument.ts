import { z } from 'zod';
import type { AddressKind } from '#foundation/addresses/rules/address.ts';
import { addressFields } from '#foundation/addresses/rules/address-fields.ts';
import { MAX_EMAIL_LENGTH } from '#foundation/addresses/rules/fields/field-limits.ts';
import type { PartialWireAddress } from '#foundation/addresses/rules/wire-address.ts';
import { withoutNulls } from '../../lenient/objects.ts';

const part = z.string().check(({ value, issues }) => {
  if (value.includes('\0')) issues.push({ code: 'invalid_format', format: 'text', input: value });
  else if (value.length > MAX_EMAIL_LENGTH) {
    const maximum = MAX_EMAIL_LENGTH;
    issues.push({ code: 'too_big', origin: 'string', maximum, inclusive: true, input: value });
  }
});

/**
 * An address, whole or in part, its texts as they came; whether they make sense is asked once it is known what they are merged with. What
 * is no field of an address is passed over.
 */
export function addressArgument(kind: AddressKind): z.ZodType<PartialWireAddress> {
  const wanted = addressFields.filter(({ name }) => kind === 'billing' || name !== 'email');
  const parts = Object.fromEntries(wanted.map(({ wireName }) => [wireName, part]));
  return withoutNulls(z.object(parts).partial()).meta({
    description: kind === 'billing' ? 'Who pays.' : 'Where the goods go.',
  });
}
