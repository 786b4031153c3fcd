import { sql } from 'kysely';
import type { AuditFact } from '#foundation/audit/rules/audit-entry.ts';
import { recordAudit } from '#foundation/audit/server/record-audit.ts';
import type { RequestContext } from '#foundation/request-context/request-context.ts';
import type { ProductField, ProductValues } from '../rules/product-schema.ts';

type Names = ReadonlyMap<string, string>;

/** Notes a change of a product in the audit trail, with the names of what it refers to. */
export async function auditProduct(
  ctx: RequestContext,
  input: {
    readonly id: number;
    readonly fields: readonly ProductField[];
    readonly before: ProductValues | null;
    readonly after: ProductValues;
  },
): Promise<void> {
  const { id, fields, before, after } = input;
  const names = await namesOf(ctx, before ? [before, after] : [after]);
  const facts = (values: ProductValues) =>
    Object.fromEntries(fields.map((field) => [field, factOf(field, values, names)]));
  await recordAudit(ctx, {
    what: before ? 'changed' : 'created',
    subject: { kind: 'product', id, name: after.name },
    before: before && facts(before),
    after: facts(after),
  });
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
  if (field === 'manufacturer' || field === 'responsible') {
    const contact = values[field];
    return contact && `${contact.name}, ${contact.address}, ${contact.email}`;
  }
  return value as AuditFact;
}

async function namesOf({ db }: Pick<RequestContext, 'db'>, all: readonly ProductValues[]): Promise<Names> {
  const ids = (pick: (values: ProductValues) => readonly (number | null)[]) =>
    all.flatMap(pick).filter((id): id is number => id !== null && id !== 0);
  const { rows } = await sql<{ key: string; name: string }>`
    select 'brand ' || id as key, name from brands where id = any (${ids(({ brandId }) => [brandId])}::int[])
    union all select 'class ' || id, name from shipping_classes where id = any (${ids((one) => [one.shippingClassId])}::int[])
    union all select 'category ' || id, name from categories where id = any (${ids((one) => one.categoryIds)}::int[])
    union all select 'tag ' || id, name from tags where id = any (${ids((one) => one.tagIds)}::int[])
    union all select 'group ' || id, name from customer_groups where id = any (${ids((one) => [...one.hiddenFor, ...one.onlyFor])}::int[])
    union all select 'term ' || t.id, a.name || ': ' || t.name from attribute_terms t join attributes a on a.id = t.attribute_id
      where t.id = any (${ids((one) => one.attributes.flatMap(({ termIds }) => termIds))}::int[])
    union all select 'product ' || id, name from products
      where id = any (${ids((one) => [...one.relatedIds, ...one.upSellIds, ...one.crossSellIds])}::int[])`.execute(
    db,
  );
  return new Map(rows.map(({ key, name }) => [key, name]));
}
