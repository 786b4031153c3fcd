import { recordVersions } from '#catalogue/product-editing/server/record-version.ts';
import type { AuditFact } from '#foundation/audit/rules/audit-entry.ts';
import { recordAudit } from '#foundation/audit/server/record-audit.ts';
import { toCents } from '#foundation/money/rules/cents.ts';
import { formatEuro } from '#foundation/money/rules/format-euro.ts';
import type { RequestContext } from '#foundation/request-context/request-context.ts';
import { attributeOf, kindOf, type VariationField, type VariationValues } from '../rules/variation-field.ts';
import type { ParentProduct } from './lock-parent.ts';
import type { StoredAttribute } from './read-product-attributes.ts';
import type { WrittenVariation } from './write-variations.ts';

/** The trail names so many variations of a save, the versions all of them. */
const MOST_NAMED = 20;

type Noted = {
  readonly written: readonly WrittenVariation[];
  readonly attributes: readonly StoredAttribute[];
  readonly restoredFrom?: number | null;
};

/** Notes who changed which variations of a product: each in a version of its own, the first of them in the audit trail. */
export async function noteVariations(
  ctx: RequestContext,
  product: ParentProduct,
  { written, attributes, restoredFrom = null }: Noted,
): Promise<void> {
  await recordVersions(
    ctx,
    written.map(({ id, before, after, fields }) => ({
      id,
      changes: Object.fromEntries(
        fields.map((field) => [field, { from: before[field] ?? null, to: after[field] ?? null }]),
      ),
    })),
    { restoredFrom },
  );
  const facts = (side: 'before' | 'after') => {
    const lines: Record<string, string[]> = {};
    for (const row of written.slice(0, MOST_NAMED)) {
      const name = nameOf(row.before, attributes);
      for (const field of row.fields) {
        const line = `${name}: ${inWords(field, row[side][field] ?? null, attributes)}`;
        lines[factOf(field)] = [...(lines[factOf(field)] ?? []), line];
      }
    }
    const all: Record<string, AuditFact> = lines;
    const more = written.length - MOST_NAMED;
    return more > 0 ? { ...all, variations: side === 'after' ? `+${more}` : '' } : all;
  };
  await recordAudit(ctx, {
    what: 'changed',
    subject: { kind: 'product', id: product.id, name: product.name },
    before: facts('before'),
    after: facts('after'),
  });
}

const factOf = (field: VariationField): string =>
  attributeOf(field) !== null ? 'options' : field === 'imageId' ? 'pictures' : field;

function nameOf(values: VariationValues, attributes: readonly StoredAttribute[]): string {
  const options = attributes.flatMap(({ attributeId, terms }) => {
    const chosen = terms.find(({ id }) => id === values[`option:${attributeId}`]);
    return chosen ? [chosen.name] : [];
  });
  return options.join(', ') || values.sku || '*';
}

function inWords(
  field: VariationField,
  value: string | number | null,
  attributes: readonly StoredAttribute[],
): string {
  if (value === null) return '–';
  if (kindOf(field) === 'amount') return formatEuro(toCents(Number(value)));
  if (kindOf(field) === 'picture') return `#${value}`;
  const attribute = attributes.find(({ attributeId }) => attributeId === attributeOf(field));
  return attribute?.terms.find(({ id }) => id === value)?.name ?? String(value);
}
