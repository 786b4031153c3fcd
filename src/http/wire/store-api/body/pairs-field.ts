import type { BodyField } from './parse-body.ts';

const most = 100;
const longest = 2000;

/**
 * A list of pairs by name: `variation` is one of `attribute` and `value`, `payment_data` one of `key` and `value`. Of a name that comes twice
 * the last value counts.
 */
export function pairsField(
  description: string,
  nameOf: 'attribute' | 'key',
): BodyField<Readonly<Record<string, string>>> {
  const text = { type: 'string' } as const;
  return {
    shape: {
      type: 'array',
      maxItems: most,
      description,
      items: { type: 'object', properties: { [nameOf]: text, value: text } },
    },
    read(sent, name, words) {
      const fault = (code: string, message: string) => ({ ok: false as const, fault: { code, message } });
      const wrong = fault('rest_invalid_type', words.notPairs(name, nameOf));
      if (!Array.isArray(sent)) return wrong;
      if (sent.length > most) return fault('rest_too_many_items', words.tooMany(name, most));
      const pairs: [string, string][] = [];
      for (const entry of sent) {
        if (typeof entry !== 'object' || entry === null) return wrong;
        const fields = new Map<string, unknown>(Object.entries(entry));
        const [key, value] = [fields.get(nameOf), fields.get('value')];
        if (typeof key !== 'string' || !['string', 'number', 'boolean'].includes(typeof value)) return wrong;
        const said = String(value);
        if (key.length > longest || said.length > longest) {
          return fault('rest_too_long', words.tooLong(name, longest));
        }
        pairs.push([key, said]);
      }
      return { ok: true, value: Object.fromEntries(pairs) };
    },
  };
}
