import { sql } from 'kysely';
import { freeSlug, slugOf } from '#catalogue/taxonomy/rules/slug.ts';
import { lockAttributes } from '#catalogue/taxonomy/server/attributes/save-attribute.ts';
import { translationLanguage } from '#catalogue/taxonomy/server/translation-language.ts';
import type { Database } from '#foundation/database/client.ts';
import type { RequestContext } from '#foundation/request-context/request-context.ts';
import type { ProductAttribute } from '../rules/product-attribute.ts';
import type { StoredAttribute } from './read-product-attributes.ts';

type Own = Extract<ProductAttribute, { kind: 'own' }>;
type Written = { readonly id: number; readonly termIds: readonly number[] };

/** Writes the attributes of a product that were checked: its own with their options, and what it has of those of the shop. */
export async function writeProductAttributes(
  ctx: Pick<RequestContext, 'db' | 'settings'>,
  productId: number,
  attributes: readonly ProductAttribute[],
  before: readonly StoredAttribute[],
): Promise<void> {
  const { db } = ctx;
  const own = attributes.some((one) => one.kind === 'own') || before.some((one) => one.isOwn);
  if (own) await lockAttributes(db);
  const written: Written[] = [];
  for (const attribute of attributes) {
    written.push(
      attribute.kind === 'shop'
        ? { id: attribute.attributeId, termIds: attribute.termIds }
        : await writeOwn(ctx, productId, attribute),
    );
  }
  const rows = written.map(({ id, termIds }, position) => ({
    id,
    position,
    term_ids: termIds,
    used: attributes[position]?.forVariations ?? false,
    preset: termIds[attributes[position]?.preset ?? -1] ?? null,
  }));
  const wanted = sql`jsonb_to_recordset(${JSON.stringify(rows)}::jsonb)
    as w(id int, position int, term_ids int[], used boolean, preset int)`;
  const ids = written.map(({ id }) => id);
  await sql`delete from product_attributes where product_id = ${productId} and attribute_id <> all (${ids}::int[])`.execute(
    db,
  );
  await sql`insert into product_attributes (product_id, attribute_id, position, for_variations, default_term_id)
    select ${productId}::int, id, position, used, preset from ${wanted}
    on conflict (product_id, attribute_id) do update set position = excluded.position,
      for_variations = excluded.for_variations, default_term_id = excluded.default_term_id`.execute(db);
  const terms = written.flatMap(({ termIds }) => termIds);
  await sql`delete from product_attribute_terms where product_id = ${productId} and term_id <> all (${terms}::int[])`.execute(
    db,
  );
  await sql`insert into product_attribute_terms (product_id, term_id)
    select ${productId}::int, unnest(${terms}::int[]) on conflict do nothing`.execute(db);
  const used = rows.filter((row) => row.used).map(({ id }) => id);
  await sql`delete from variation_terms vt using products v where v.id = vt.variation_id and v.parent_id = ${productId}
    and vt.attribute_id <> all (${used}::int[])`.execute(db);
  await sql`delete from attribute_terms t using attributes a where a.id = t.attribute_id and a.product_id = ${productId}
    and t.id <> all (${terms}::int[])`.execute(db);
  await sql`delete from attributes where product_id = ${productId} and id <> all (${ids}::int[])`.execute(db);
}

async function writeOwn(
  ctx: Pick<RequestContext, 'db' | 'settings'>,
  productId: number,
  attribute: Own,
): Promise<Written> {
  const { db } = ctx;
  const { name, look, options } = attribute;
  const id = attribute.attributeId ?? (await insertOwn(db, productId, attribute));
  await sql`update attributes set name = ${name}, type = ${look} where id = ${id} and product_id = ${productId}`.execute(
    db,
  );
  const stored = await db
    .selectFrom('attribute_terms')
    .select('slug')
    .where('attribute_id', '=', id)
    .execute();
  const taken = new Set(stored.map(({ slug }) => slug));
  const rows = options.map((option, position) => {
    if (option.termId !== null) return { ...option, position, slug: '' };
    const slug = freeSlug(slugOf(option.name) || 'x', (one) => taken.has(one));
    taken.add(slug);
    return { ...option, position, slug };
  });
  const wanted = sql`jsonb_to_recordset(${JSON.stringify(rows)}::jsonb)
    as w("termId" int, position int, slug text, name text, color text)`;
  await sql`update attribute_terms t set name = w.name, color = w.color, position = w.position from ${wanted}
    where t.id = w."termId" and t.attribute_id = ${id}`.execute(db);
  await sql`insert into attribute_terms (attribute_id, slug, name, color, position)
    select ${id}::int, slug, name, color, position from ${wanted} where w."termId" is null`.execute(db);
  const { rows: terms } = await sql<{ id: number }>`
    select t.id from attribute_terms t join ${wanted} on t.id = w."termId" or (w."termId" is null and t.slug = w.slug)
    where t.attribute_id = ${id} order by w.position`.execute(db);
  const termIds = terms.map((term) => term.id);
  await translateOwn(ctx, { id, termIds }, attribute);
  return { id, termIds };
}

/** The names in the other language, of the attribute and of its options in their order. */
async function translateOwn(
  ctx: Pick<RequestContext, 'db' | 'settings'>,
  { id, termIds }: Written,
  { translatedName, options }: Own,
): Promise<void> {
  const { db } = ctx;
  const language = translationLanguage(ctx);
  const names = JSON.stringify(
    options.map((option, at) => ({ id: termIds[at], name: option.translatedName })),
  );
  await sql`delete from attribute_translations where attribute_id = ${id} and language = ${language}`.execute(
    db,
  );
  await sql`delete from attribute_term_translations where term_id = any (${[...termIds]}::int[]) and language = ${language}`.execute(
    db,
  );
  await sql`insert into attribute_translations (attribute_id, language, name)
    select ${id}::int, ${language}, ${translatedName} where ${translatedName}::text <> ''`.execute(db);
  await sql`insert into attribute_term_translations (term_id, language, name)
    select id, ${language}, name from jsonb_to_recordset(${names}::jsonb) as w(id int, name text) where name <> ''`.execute(
    db,
  );
}

async function insertOwn(db: Database, productId: number, { name, look }: Own): Promise<number> {
  const base = `${slugOf(name) || 'x'}-${productId}`;
  const others = await sql<{ slug: string }>`
    select slug from attributes where slug like ${`${base}%`}`.execute(db);
  const slug = freeSlug(base, (one) => others.rows.some((other) => other.slug === one));
  const { rows } = await sql<{ id: number }>`
    insert into attributes (name, slug, type, position, product_id)
    select ${name}, ${slug}, ${look}, coalesce(max(position), 0) + 1, ${productId}::int from attributes returning id`.execute(
    db,
  );
  return rows[0]?.id ?? 0;
}
