import type { AddressKind } from '#foundation/addresses/rules/address.ts';
import { addressFields } from '#foundation/addresses/rules/address-fields.ts';
import { MAX_EMAIL_LENGTH } from '#foundation/addresses/rules/fields/field-limits.ts';
import type { PartialWireAddress } from '#foundation/addresses/rules/wire-address.ts';
import type { BodyField } from './parse-body.ts';

const longest = MAX_EMAIL_LENGTH;

/**
 * An address, whole or in part, its texts as they came; whether they make sense is asked once it is known what they are merged with. What
 * is no field of an address is passed over.
 */
export function addressField(kind: AddressKind): BodyField<PartialWireAddress> {
  const wanted = addressFields.filter(({ name }) => kind === 'billing' || name !== 'email');
  const text = { type: 'string' } as const;
  return {
    shape: {
      type: 'object',
      description: kind === 'billing' ? 'Who pays.' : 'Where the goods go.',
      properties: Object.fromEntries(wanted.map(({ wireName }) => [wireName, text])),
    },
    read(sent, name, words) {
      const fault = (code: string, message: string) => ({ ok: false as const, fault: { code, message } });
      if (typeof sent !== 'object' || sent === null || (Array.isArray(sent) && sent.length > 0)) {
        return fault('rest_invalid_type', words.notOfType(name, 'object'));
      }
      const given = new Map<string, unknown>(Object.entries(sent));
      const fields: Record<string, string> = {};
      for (const { wireName } of wanted) {
        const value = given.get(wireName);
        if (value === undefined || value === null) continue;
        const field = `${name}[${wireName}]`;
        if (typeof value !== 'string') return fault('rest_invalid_type', words.notOfType(field, 'string'));
        if (value.includes('\0')) return fault('rest_invalid_param', words.malformed(field));
        if (value.length > longest) return fault('rest_too_long', words.tooLong(field, longest));
        fields[wireName] = value;
      }
      return { ok: true, value: fields };
    },
  };
}
