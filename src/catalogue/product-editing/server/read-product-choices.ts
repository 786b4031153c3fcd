import { sql } from 'kysely';
import type { RequestContext } from '#foundation/request-context/request-context.ts';
import type { SafetyContact } from '../rules/product-schema.ts';

type Named = { readonly id: number; readonly name: string };
export type CategoryChoice = {
  readonly id: number /** with those above it: `Freni › Dischi` */;
  readonly label: string;
};

/** What the fields of a product can be chosen from. */
export type ProductChoices = {
  readonly categories: readonly CategoryChoice[];
  readonly brands: readonly Named[];
  readonly tags: readonly Named[];
  readonly attributes: readonly (Named & { readonly terms: readonly Named[] })[];
  readonly shippingClasses: readonly Named[];
  readonly taxClasses: readonly string[];
  readonly groups: readonly Named[];
  readonly contacts: readonly SafetyContact[];
};

type Needs = Pick<RequestContext, 'db' | 'memory'>;

/** The categories in the order of their tree, cached until the shop's data change. */
export function readCategoryChoices({ db, memory }: Needs): Promise<readonly CategoryChoice[]> {
  return memory.remember('staff-category-choices', async () => {
    const { rows } = await sql<CategoryChoice>`
      with recursive tree as (
        select id, name as label, array[position, id] as place from categories where parent_id is null
        union all
        select c.id, t.label || ' › ' || c.name, t.place || array[c.position, c.id]
        from categories c join tree t on c.parent_id = t.id where cardinality(t.place) < 40)
      select id, label from tree order by place`.execute(db);
    return rows;
  });
}

/** The brands by name, cached until the shop's data change. */
export function readBrandChoices({ db, memory }: Needs): Promise<readonly Named[]> {
  return memory.remember('staff-brand-choices', () =>
    db.selectFrom('brands').select(['id', 'name']).orderBy(sql`lower(name)`).orderBy('id').execute(),
  );
}

/** Everything that a product can be given; what changes with the shop's data is cached until then. */
export async function readProductChoices(ctx: Needs): Promise<ProductChoices> {
  const { db, memory } = ctx;
  const [categories, brands, others, contacts] = await Promise.all([
    readCategoryChoices(ctx),
    readBrandChoices(ctx),
    memory.remember('staff-product-choices', async () => {
      const [tags, attributes, shippingClasses, taxes, groups] = await Promise.all([
        db.selectFrom('tags').select(['id', 'name']).orderBy(sql`lower(name)`).orderBy('id').execute(),
        sql<Named & { terms: Named[] | null }>`
          select a.id, a.name, (select json_agg(json_build_object('id', t.id, 'name', t.name) order by t.position, t.id)
            from attribute_terms t where t.attribute_id = a.id) as terms
          from attributes a where a.product_id is null order by a.position, a.id`.execute(db),
        db.selectFrom('shipping_classes').select(['id', 'name']).orderBy('id').execute(),
        db.selectFrom('tax_rates').select('tax_class').distinct().orderBy('tax_class').execute(),
        db.selectFrom('customer_groups').select(['id', 'name']).orderBy('id').execute(),
      ]);
      return {
        tags,
        attributes: attributes.rows.map((row) => ({ ...row, terms: row.terms ?? [] })),
        shippingClasses,
        taxClasses: [...new Set(['standard', ...taxes.map((row) => row.tax_class)])],
        groups,
      };
    }),
    db
      .selectFrom('safety_contacts')
      .select(['name', 'address', 'email'])
      .orderBy('name')
      .orderBy('id')
      .limit(200)
      .execute(),
  ]);
  return { categories, brands, ...others, contacts };
}
