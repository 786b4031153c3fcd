import { sql } from 'kysely';
import type { RequestContext } from '#foundation/request-context/request-context.ts';
import type { ProductField, ProductValues, SafetyContact } from '../rules/product-schema.ts';
import type { ProductWrite } from '../rules/product-write.ts';
import { translationColumns } from './product-columns.ts';

type Context = Pick<RequestContext, 'db'> & { readonly language: 'it' | 'en' };

/** The products that change in a field, and for each of its entries a row with the product's id. */
function rowsOf<Field extends ProductField, Row extends object>(
  writes: readonly ProductWrite[],
  field: Field,
  entries: (value: ProductValues[Field]) => readonly Row[],
) {
  const changed = writes.filter(({ values }) => field in values);
  const rows = changed.flatMap(({ id, values }) =>
    entries(values[field] as ProductValues[Field]).map((row, position) => ({
      product_id: id,
      position,
      ...row,
    })),
  );
  return { ids: changed.map(({ id }) => id), rows: JSON.stringify(rows) };
}

const each = (ids: readonly number[]) => ids.map((id) => ({ id }));

/** Writes what hangs on products, field by field; what does not change is not touched. */
export async function writeRelations(ctx: Context, writes: readonly ProductWrite[]): Promise<void> {
  await writeCategories(ctx, writes);
  await writeTags(ctx, writes);
  await writeAttributes(ctx, writes);
  await writeOeNumbers(ctx, writes);
  await writeDocuments(ctx, writes);
  for (const [field, kind] of linkKinds) await writeLinks(ctx, writes, field, kind);
  await writeSegments(ctx, writes, 'hiddenFor', 'hidden');
  await writeSegments(ctx, writes, 'onlyFor', 'only');
  await writeThresholds(ctx, writes);
  await writeTranslations(ctx, writes);
  await writeContact(ctx, writes, 'manufacturer', 'manufacturer_id');
  await writeContact(ctx, writes, 'responsible', 'responsible_id');
}

async function writeCategories({ db }: Context, writes: readonly ProductWrite[]): Promise<void> {
  const { ids, rows } = rowsOf(writes, 'categoryIds', each);
  if (ids.length === 0) return;
  await sql`delete from product_categories where product_id = any (${ids}::int[])`.execute(db);
  await sql`
    with recursive above as (
      select w.product_id, c.id, c.parent_id, true as direct
      from jsonb_to_recordset(${rows}::jsonb) as w(product_id int, id int) join categories c on c.id = w.id
      union
      select a.product_id, c.id, c.parent_id, false from above a join categories c on c.id = a.parent_id)
    insert into product_categories (category_id, product_id, direct)
      select id, product_id, bool_or(direct) from above group by id, product_id`.execute(db);
}

async function writeTags({ db }: Context, writes: readonly ProductWrite[]): Promise<void> {
  const { ids, rows } = rowsOf(writes, 'tagIds', each);
  if (ids.length === 0) return;
  await sql`delete from product_tags where product_id = any (${ids}::int[])`.execute(db);
  await sql`insert into product_tags (product_id, tag_id)
    select product_id, id from jsonb_to_recordset(${rows}::jsonb) as w(product_id int, id int)`.execute(db);
}

/** What an attribute is to the variations of a product stays as it is. */
async function writeAttributes({ db }: Context, writes: readonly ProductWrite[]): Promise<void> {
  const { ids, rows } = rowsOf(writes, 'attributes', (attributes) =>
    attributes.map(({ attributeId, termIds }) => ({ attribute_id: attributeId, term_ids: termIds })),
  );
  if (ids.length === 0) return;
  const wanted = sql`jsonb_to_recordset(${rows}::jsonb) as w(product_id int, attribute_id int, position int, term_ids int[])`;
  await sql`delete from product_attributes a where a.product_id = any (${ids}::int[])
    and not exists (select from ${wanted} where w.product_id = a.product_id and w.attribute_id = a.attribute_id)`.execute(
    db,
  );
  await sql`insert into product_attributes (product_id, attribute_id, position)
    select product_id, attribute_id, position from ${wanted}
    on conflict (product_id, attribute_id) do update set position = excluded.position`.execute(db);
  await sql`delete from product_attribute_terms t where t.product_id = any (${ids}::int[])
    and not exists (select from ${wanted} where w.product_id = t.product_id and t.term_id = any (w.term_ids))`.execute(
    db,
  );
  await sql`insert into product_attribute_terms (product_id, term_id)
    select product_id, unnest(term_ids) from ${wanted} on conflict do nothing`.execute(db);
}

async function writeOeNumbers({ db }: Context, writes: readonly ProductWrite[]): Promise<void> {
  const { ids, rows } = rowsOf(writes, 'oeNumbers', (numbers) => numbers);
  if (ids.length === 0) return;
  await sql`delete from oe_numbers where product_id = any (${ids}::int[])`.execute(db);
  await sql`insert into oe_numbers (product_id, kind, manufacturer, code)
    select product_id, kind, manufacturer, code
    from jsonb_to_recordset(${rows}::jsonb) as w(product_id int, position int, kind text, manufacturer text, code text)
    order by product_id, position`.execute(db);
}

async function writeDocuments({ db }: Context, writes: readonly ProductWrite[]): Promise<void> {
  const { ids, rows } = rowsOf(writes, 'documents', (documents) => documents);
  if (ids.length === 0) return;
  await sql`delete from product_documents where product_id = any (${ids}::int[])`.execute(db);
  await sql`insert into product_documents (product_id, position, image_id, kind, language, title)
    select product_id, position, "mediaId", kind, language, title
    from jsonb_to_recordset(${rows}::jsonb)
      as w(product_id int, position int, "mediaId" int, kind text, language text, title text)`.execute(db);
}

const linkKinds = [
  ['relatedIds', 'related'],
  ['upSellIds', 'up-sell'],
  ['crossSellIds', 'cross-sell'],
] as const;

async function writeLinks(
  { db }: Context,
  writes: readonly ProductWrite[],
  field: (typeof linkKinds)[number][0],
  kind: string,
): Promise<void> {
  const { ids, rows } = rowsOf(writes, field, each);
  if (ids.length === 0) return;
  await sql`delete from product_links where product_id = any (${ids}::int[]) and kind = ${kind}`.execute(db);
  await sql`insert into product_links (product_id, kind, linked_id, position)
    select product_id, ${kind}, id, position
    from jsonb_to_recordset(${rows}::jsonb) as w(product_id int, id int, position int) where id <> product_id`.execute(
    db,
  );
}

async function writeSegments(
  { db }: Context,
  writes: readonly ProductWrite[],
  field: 'hiddenFor' | 'onlyFor',
  rule: 'hidden' | 'only',
): Promise<void> {
  const { ids, rows } = rowsOf(writes, field, each);
  if (ids.length === 0) return;
  await sql`delete from visibility_rules where product_id = any (${ids}::int[]) and rule = ${rule}`.execute(
    db,
  );
  await sql`insert into visibility_rules (product_id, group_id, rule)
    select product_id, nullif(id, 0), ${rule} from jsonb_to_recordset(${rows}::jsonb) as w(product_id int, id int)
    on conflict (category_id, product_id, group_id) do update set rule = excluded.rule`.execute(db);
}

async function writeThresholds({ db }: Context, writes: readonly ProductWrite[]): Promise<void> {
  const { ids, rows } = rowsOf(writes, 'lowStockThreshold', (pieces) => [{ pieces }]);
  if (ids.length === 0) return;
  await sql`insert into stock (product_id, low_stock_threshold)
    select product_id, pieces from jsonb_to_recordset(${rows}::jsonb) as w(product_id int, pieces int)
    on conflict (product_id) do update set low_stock_threshold = excluded.low_stock_threshold`.execute(db);
}

async function writeTranslations({ db, language }: Context, writes: readonly ProductWrite[]): Promise<void> {
  for (const [field, column] of Object.entries(translationColumns) as [
    keyof typeof translationColumns,
    string,
  ][]) {
    const { ids, rows } = rowsOf(writes, field, (text) => [{ text: text || null }]);
    if (ids.length === 0) continue;
    await sql`insert into product_translations (product_id, language, ${sql.ref(column)})
      select product_id, ${language}, text from jsonb_to_recordset(${rows}::jsonb) as w(product_id int, text text)
      on conflict (product_id, language) do update set ${sql.ref(column)} = excluded.${sql.ref(column)}`.execute(
      db,
    );
  }
}

async function writeContact(
  { db }: Context,
  writes: readonly ProductWrite[],
  field: 'manufacturer' | 'responsible',
  column: 'manufacturer_id' | 'responsible_id',
): Promise<void> {
  const { ids, rows } = rowsOf(writes, field, (contact: SafetyContact | null) => (contact ? [contact] : []));
  if (ids.length === 0) return;
  await sql`insert into safety_contacts (name, address, email)
    select distinct name, address, email from jsonb_to_recordset(${rows}::jsonb) as w(name text, address text, email text)
    on conflict do nothing`.execute(db);
  await sql`update products p set ${sql.ref(column)} = (
      select c.id from jsonb_to_recordset(${rows}::jsonb) as w(product_id int, name text, address text, email text)
      join safety_contacts c on (c.name, c.address, c.email) = (w.name, w.address, w.email) where w.product_id = p.id)
    where p.id = any (${ids}::int[])`.execute(db);
}
