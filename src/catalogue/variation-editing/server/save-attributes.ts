import { sql } from 'kysely';
import { recordVersions } from '#catalogue/product-editing/server/record-version.ts';
import { recordAudit } from '#foundation/audit/server/record-audit.ts';
import type { Database } from '#foundation/database/client.ts';
import type { RequestContext } from '#foundation/request-context/request-context.ts';
import type { AttributeProblem, ProductAttribute } from '../rules/product-attribute.ts';
import type { ParentProduct } from './lock-parent.ts';
import { attributesSeen, readProductAttributes, type StoredAttribute } from './read-product-attributes.ts';
import { writeProductAttributes } from './write-product-attributes.ts';

export type AttributesToSave = {
  readonly attributes: readonly ProductAttribute[];
  /** what the page has shown of them (`attributesSeen`) */
  readonly seen: string;
};

export type SavedAttributes =
  | { readonly ok: true; readonly attributes: readonly StoredAttribute[] }
  | { readonly ok: false; readonly answer: { readonly kind: 'changed-meanwhile' } }
  | {
      readonly ok: false;
      readonly answer: { readonly kind: 'refused-attributes'; readonly problem: AttributeProblem };
    };

/** Gives a locked product these attributes, in the caller's transaction; what its variations are chosen by is not taken from them. */
export async function saveAttributes(
  ctx: RequestContext,
  product: ParentProduct,
  { attributes, seen }: AttributesToSave,
): Promise<SavedAttributes> {
  const { db } = ctx;
  const before = await readProductAttributes(ctx, product.id);
  if (attributesSeen(before) !== seen) return { ok: false, answer: { kind: 'changed-meanwhile' } };
  const problem = await problemOf(db, product, attributes, before);
  if (problem) return { ok: false, answer: { kind: 'refused-attributes', problem } };
  await writeProductAttributes(ctx, product.id, attributes, before);
  const after = await readProductAttributes(ctx, product.id);
  if (attributesSeen(after) !== seen) await noteAttributes(ctx, product, before, after);
  return { ok: true, attributes: after };
}

async function noteAttributes(
  ctx: RequestContext,
  product: ParentProduct,
  before: readonly StoredAttribute[],
  after: readonly StoredAttribute[],
): Promise<void> {
  const { db } = ctx;
  await sql`update products set revision = revision + 1 where id = ${product.id}`.execute(db);
  // An attribute of a product alone is no filter: the product is found by its options.
  if (before.some(({ isOwn }) => isOwn) || after.some(({ isOwn }) => isOwn))
    await sql`select refresh_search(array[${product.id}]::int[])`.execute(db);
  await recordVersions(ctx, [
    { id: product.id, changes: { attributes: { from: versionOf(before), to: versionOf(after) } } },
  ]);
  await recordAudit(ctx, {
    what: 'changed',
    subject: { kind: 'product', id: product.id, name: product.name },
    before: { attributes: inWords(before) },
    after: { attributes: inWords(after) },
  });
}

const versionOf = (attributes: readonly StoredAttribute[]) =>
  attributes.map(({ attributeId, terms }) => ({
    attributeId,
    termIds: terms.map(({ id }) => id).sort((a, b) => a - b),
  }));

const inWords = (attributes: readonly StoredAttribute[]) =>
  attributes.map(
    ({ presetId, terms, ...attribute }) =>
      `${namedInBoth(attribute)}: ${terms.map((term) => `${namedInBoth(term)}${term.id === presetId ? '*' : ''}`).join(', ')}`,
  );

const namedInBoth = ({ name, translatedName }: { readonly name: string; readonly translatedName: string }) =>
  translatedName === '' ? name : `${name} (${translatedName})`;

async function problemOf(
  db: Database,
  product: ParentProduct,
  attributes: readonly ProductAttribute[],
  before: readonly StoredAttribute[],
): Promise<AttributeProblem | null> {
  return (
    (await strangerAmong(db, product.id, attributes)) ??
    (await usedByVariations(db, product.id, attributes, before))
  );
}

/** An attribute or option that is there no longer, or is another product's. */
async function strangerAmong(
  db: Database,
  productId: number,
  attributes: readonly ProductAttribute[],
): Promise<AttributeProblem | null> {
  const named = attributes.flatMap((attribute, at) => {
    const own = attribute.kind === 'own';
    const terms = own ? attribute.options.flatMap(({ termId }) => termId ?? []) : attribute.termIds;
    if (attribute.attributeId === null) return terms.map((term) => ({ at, own, id: null, term }));
    return [null, ...terms].map((term) => ({ at, own, id: attribute.attributeId, term }));
  });
  const { rows } = await sql<{ at: number }>`
    select w.at from jsonb_to_recordset(${JSON.stringify(named)}::jsonb) as w(at int, own boolean, id int, term int)
    where not exists (select from attributes a where a.id = w.id
      and a.product_id is not distinct from case when w.own then ${productId}::int end
      and (w.term is null or exists (select from attribute_terms t where t.id = w.term and t.attribute_id = a.id)))
    order by w.at limit 1`.execute(db);
  return rows[0] ? { code: 'not-there', at: rows[0].at } : null;
}

/** An option that variations are chosen by and that is not there any more, or makes no variations any more. */
async function usedByVariations(
  db: Database,
  productId: number,
  attributes: readonly ProductAttribute[],
  before: readonly StoredAttribute[],
): Promise<AttributeProblem | null> {
  const staying: readonly number[] = attributes
    .filter(({ forVariations }) => forVariations)
    .flatMap((one) =>
      one.kind === 'shop' ? one.termIds : one.options.flatMap(({ termId }) => termId ?? []),
    );
  const { rows } = await sql<{ attribute_id: number; name: string; variations: number }>`
    select vt.attribute_id, t.name, count(*)::int as variations
    from products v join variation_terms vt on vt.variation_id = v.id join attribute_terms t on t.id = vt.term_id
    where v.parent_id = ${productId} and vt.term_id <> all (${staying}::int[])
    group by vt.attribute_id, t.id order by vt.attribute_id, t.position limit 1`.execute(db);
  const [used] = rows;
  if (!used) return null;
  const { attribute_id: id, name, variations } = used;
  const at = attributes.findIndex(({ attributeId }) => attributeId === id);
  const attribute = before.find(({ attributeId }) => attributeId === id);
  const isGone = at < 0 || !attributes[at]?.forVariations;
  return isGone
    ? { code: 'attribute-used', at: at < 0 ? null : at, option: attribute?.name ?? name, variations }
    : { code: 'option-used', at, option: name, variations };
}
