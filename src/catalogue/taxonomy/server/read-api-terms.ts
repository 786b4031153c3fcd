import { type RawBuilder, sql } from 'kysely';
import type { RequestContext } from '#foundation/request-context/request-context.ts';

/** What products are grouped by, as programs list it: the terms of an attribute by its id. */
export type ApiTermKind =
  | 'categories'
  | 'tags'
  | 'brands'
  | 'shipping-classes'
  | { readonly attributeId: number };

export const apiTermSorts = ['id', 'include', 'name', 'slug', 'term_group', 'description', 'count'] as const;
export type ApiTermSort = (typeof apiTermSorts)[number];

/** Which terms a program asks for; what is left out does not matter. */
export type ApiTermQuery = {
  readonly words?: string | undefined;
  readonly ids?: readonly number[] | undefined;
  readonly exceptIds?: readonly number[] | undefined;
  readonly slugs?: readonly string[] | undefined;
  readonly name?: string | undefined;
  /** 0 for the top */
  readonly parent?: number | undefined;
  /** that this product has */
  readonly product?: number | undefined;
  readonly hideEmpty?: boolean | undefined;
  readonly sort?: ApiTermSort | undefined;
  readonly direction?: 'asc' | 'desc' | undefined;
  readonly limit: number;
  readonly offset: number;
};

/** A term as programs read it. */
export type ApiTerm = {
  readonly id: number;
  readonly name: string;
  readonly slug: string;
  readonly description: string;
  /** 0 for none */
  readonly parent: number;
  readonly position: number;
  /** products that have it */
  readonly count: number;
  readonly image: {
    readonly id: number;
    readonly key: string;
    readonly width: number;
    readonly height: number;
    readonly widths: readonly number[];
    readonly alt: string;
    readonly title: string;
    readonly createdAt: string;
    readonly changedAt: string;
  } | null;
};

type Source = {
  /** `t`: id, name, slug, description, parent, image_id, position */
  readonly rows: RawBuilder<unknown>;
  readonly count: RawBuilder<unknown>;
  readonly ofProduct: (product: number) => RawBuilder<unknown>;
};

const flat = (table: string) =>
  sql`(select id, name, slug, ''::text as description, 0 as parent, null::int as image_id, 0 as position from ${sql.table(table)})`;

const sources: Readonly<Record<Exclude<ApiTermKind, object>, Source>> = {
  categories: {
    rows: sql`(select id, name, slug, description, coalesce(parent_id, 0) as parent, image_id, position, product_count from categories)`,
    count: sql`t.product_count`,
    ofProduct: (product) =>
      sql`t.id in (select category_id from product_categories where product_id = ${product} and direct)`,
  },
  tags: {
    rows: flat('tags'),
    count: sql`(select count(*)::int from product_tags x where x.tag_id = t.id)`,
    ofProduct: (product) => sql`t.id in (select tag_id from product_tags where product_id = ${product})`,
  },
  brands: {
    rows: sql`(select id, name, slug, description, 0 as parent, image_id, 0 as position from brands)`,
    count: sql`(select count(*)::int from products x where x.brand_id = t.id and x.type <> 'variation' and x.status <> 'trash')`,
    ofProduct: (product) => sql`t.id in (select brand_id from products where id = ${product})`,
  },
  'shipping-classes': {
    rows: flat('shipping_classes'),
    count: sql`(select count(*)::int from products x where x.shipping_class_id = t.id)`,
    ofProduct: (product) => sql`t.id in (select shipping_class_id from products where id = ${product})`,
  },
};

const ofAttribute = (attributeId: number): Source => ({
  rows: sql`(select id, name, slug, ''::text as description, 0 as parent, null::int as image_id, position from attribute_terms
    where attribute_id = ${attributeId})`,
  count: sql`(select count(*)::int from product_attribute_terms x where x.term_id = t.id)`,
  ofProduct: (product) =>
    sql`t.id in (select term_id from product_attribute_terms where product_id = ${product})`,
});

const sourceOf = (kind: ApiTermKind) =>
  typeof kind === 'object' ? ofAttribute(kind.attributeId) : sources[kind];

/** A page of terms in their order, and how many there are in all. */
export async function readApiTerms(
  { db }: Pick<RequestContext, 'db'>,
  kind: ApiTermKind,
  query: ApiTermQuery,
): Promise<{ readonly terms: readonly ApiTerm[]; readonly total: number }> {
  const source = sourceOf(kind);
  const where = sql.join(conditions(source, query), sql` and `);
  const [{ rows }, counted] = await Promise.all([
    sql<ApiTerm>`
      select t.id, t.name, t.slug, t.description, t.parent, t.position, ${source.count} as count, (
        select json_build_object('id', i.id, 'key', i.file_key, 'width', i.width, 'height', i.height, 'widths', i.widths, 'alt', i.alt,
          'title', i.title, 'createdAt', i.created_at, 'changedAt', i.changed_at) from images i where i.id = t.image_id) as image
      from ${source.rows} t where ${where} order by ${ordering(source, query)} limit ${query.limit} offset ${query.offset}`.execute(
      db,
    ),
    sql<{ total: number }>`select count(*)::int as total from ${source.rows} t where ${where}`.execute(db),
  ]);
  return { terms: rows, total: counted.rows[0]?.total ?? 0 };
}

function conditions(source: Source, query: ApiTermQuery): readonly RawBuilder<unknown>[] {
  const { words, ids, exceptIds, slugs, name, parent, product, hideEmpty } = query;
  const found = [sql`true`];
  if (words) found.push(sql`t.name ilike ${`%${words.replace(/[\\%_]/g, '\\$&')}%`}`);
  if (ids) found.push(sql`t.id = any (${[...ids]}::int[])`);
  if (exceptIds) found.push(sql`t.id <> all (${[...exceptIds]}::int[])`);
  if (slugs) found.push(sql`t.slug = any (${[...slugs]}::text[])`);
  if (name !== undefined) found.push(sql`lower(t.name) = lower(${name})`);
  if (parent !== undefined) found.push(sql`t.parent = ${parent}`);
  if (product !== undefined) found.push(sql`${source.ofProduct(product)}`);
  if (hideEmpty) found.push(sql`${source.count} > 0`);
  return found;
}

/** The id stands last, so that pages do not overlap. */
function ordering(
  source: Source,
  { sort = 'name', direction = 'asc', ids }: ApiTermQuery,
): RawBuilder<unknown> {
  const to = direction === 'asc' ? sql`asc` : sql`desc`;
  if (sort === 'include' && ids) return sql`array_position(${[...ids]}::int[], t.id)`;
  if (sort === 'count') return sql`${source.count} ${to}, t.id ${to}`;
  if (sort === 'slug') return sql`t.slug ${to}, t.id ${to}`;
  if (sort === 'name') return sql`lower(t.name) ${to}, t.id ${to}`;
  if (sort === 'description') return sql`t.description ${to}, t.id ${to}`;
  return sql`t.id ${to}`;
}
