import { sql } from 'kysely';
import type { AuditFact } from '#foundation/audit/rules/audit-entry.ts';
import { recordAudits } from '#foundation/audit/server/record-audit.ts';
import type { RequestContext } from '#foundation/request-context/request-context.ts';
import type { ProductField, ProductValues } from '../rules/product-schema.ts';

type Names = ReadonlyMap<string, string>;

export type ProductToAudit = {
  readonly id: number;
  readonly fields: readonly ProductField[];
  /** null for a new one */
  readonly before: ProductValues | null;
  readonly after: ProductValues;
};

/** Notes changes of products in the audit trail, with the names of what they refer to. */
export async function auditProducts(ctx: RequestContext, products: readonly ProductToAudit[]): Promise<void> {
  const names = await namesOf(ctx, products);
  await recordAudits(
    ctx,
    products.map(({ id, fields, before, after }) => {
      const facts = (values: ProductValues) =>
        Object.fromEntries(fields.map((field) => [field, factOf(field, values, names)]));
      return {
        what: before ? 'changed' : 'created',
        subject: { kind: 'product', id, name: after.name },
        before: before && facts(before),
        after: facts(after),
      };
    }),
  );
}

const listKinds: Readonly<Partial<Record<ProductField, string>>> = {
  brandId: 'brand',
  shippingClassId: 'class',
  categoryIds: 'category',
  tagIds: 'tag',
  hiddenFor: 'group',
  onlyFor: 'group',
  relatedIds: 'product',
  upSellIds: 'product',
  crossSellIds: 'product',
};

function factOf(field: ProductField, values: ProductValues, names: Names): AuditFact {
  const value = values[field];
  const kind = listKinds[field];
  const nameOf = (of: string, id: number) => names.get(`${of} ${id}`) ?? String(id);
  if (kind && typeof value === 'number') return nameOf(kind, value);
  if (kind && Array.isArray(value)) return value.map((id) => nameOf(kind, Number(id)));
  if (field === 'attributes')
    return values.attributes.flatMap(({ termIds }) => termIds.map((id) => nameOf('term', id)));
  if (field === 'oeNumbers')
    return values.oeNumbers.map(({ manufacturer, code }) => `${manufacturer} ${code}`);
  if (field === 'documents') {
    return values.documents.map(({ mediaId, title }) => title || nameOf('document', mediaId));
  }
  if (field === 'manufacturer' || field === 'responsible') {
    const contact = values[field];
    return contact && `${contact.name}, ${contact.address}, ${contact.email}`;
  }
  return value as AuditFact;
}

/** The names of what some fields of products refer to. */
async function namesOf(
  { db }: Pick<RequestContext, 'db'>,
  products: readonly ProductToAudit[],
): Promise<Names> {
  const wanted = products.flatMap(({ fields, before, after }) =>
    [...(before ? [before] : []), after].flatMap((values) =>
      fields.flatMap((field) => namedBy(field, values)),
    ),
  );
  if (wanted.length === 0) return new Map();
  const { rows } = await sql<{ key: string; name: string }>`
    with wanted as (select distinct kind, id from jsonb_to_recordset(${JSON.stringify(wanted)}::jsonb) as w(kind text, id int)),
    named as (
      select 'brand' as kind, b.id, b.name from brands b join wanted w on w.kind = 'brand' and w.id = b.id
      union all select 'class', c.id, c.name from shipping_classes c join wanted w on w.kind = 'class' and w.id = c.id
      union all select 'category', c.id, c.name from categories c join wanted w on w.kind = 'category' and w.id = c.id
      union all select 'tag', t.id, t.name from tags t join wanted w on w.kind = 'tag' and w.id = t.id
      union all select 'group', g.id, g.name from customer_groups g join wanted w on w.kind = 'group' and w.id = g.id
      union all select 'term', t.id, a.name || ': ' || t.name from attribute_terms t
        join attributes a on a.id = t.attribute_id join wanted w on w.kind = 'term' and w.id = t.id
      union all select 'document', i.id, i.file_name from images i join wanted w on w.kind = 'document' and w.id = i.id
      union all select 'product', p.id, p.name from products p join wanted w on w.kind = 'product' and w.id = p.id)
    select kind || ' ' || id as key, name from named`.execute(db);
  return new Map(rows.map(({ key, name }) => [key, name]));
}

function namedBy(
  field: ProductField,
  values: ProductValues,
): readonly { readonly kind: string; readonly id: number }[] {
  const each = (kind: string, ids: readonly number[]) =>
    ids.flatMap((id) => (id === 0 ? [] : [{ kind, id }]));
  const kind = listKinds[field];
  const value = values[field];
  if (kind && typeof value === 'number') return each(kind, [value]);
  if (kind && Array.isArray(value)) return each(kind, value.map(Number));
  if (field === 'attributes') return values.attributes.flatMap(({ termIds }) => each('term', termIds));
  if (field === 'documents') {
    return each(
      'document',
      values.documents.map(({ mediaId }) => mediaId),
    );
  }
  return [];
}
