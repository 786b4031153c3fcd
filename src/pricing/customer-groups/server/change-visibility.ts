import { sql } from 'kysely';
import { recordAudit } from '#foundation/audit/server/record-audit.ts';
import type { RequestContext } from '#foundation/request-context/request-context.ts';
import type { GroupRefusal } from '../rules/staff-group.ts';

/** Whom a visibility rule is about: a group, or guests. */
export type RuleSegment = { readonly groupId: number | null; readonly name: string };

export type GoodsNamed =
  | { readonly kind: 'category'; readonly id: number }
  /** by the shop's code of the product or of one of its variations */
  | { readonly kind: 'product'; readonly sku: string };

type Found = {
  readonly category_id: number | null;
  readonly product_id: number | null;
  readonly name: string;
};

const largestId = 2_147_483_647;

async function findGoods({ db }: Pick<RequestContext, 'db'>, goods: GoodsNamed): Promise<Found | null> {
  if (goods.kind === 'category') {
    if (goods.id > largestId) return null;
    const row = await db
      .selectFrom('categories')
      .select('name')
      .where('id', '=', goods.id)
      .executeTakeFirst();
    return row ? { category_id: goods.id, product_id: null, name: row.name } : null;
  }
  if (goods.sku === '' || goods.sku.length > 200 || goods.sku.includes('\0')) return null;
  const { rows } = await sql<{ id: number; name: string }>`
    select product.id, product.name from products item
    join products product on product.id = coalesce(item.parent_id, item.id)
    where upper(item.sku) = upper(${goods.sku}) limit 1`.execute(db);
  const [row] = rows;
  return row ? { category_id: null, product_id: row.id, name: row.name } : null;
}

/** Hides goods from a group or guests, or reserves goods for them; returns why not, or null where it is done. */
export async function addVisibilityRule(
  ctx: RequestContext,
  segment: RuleSegment,
  { goods, rule }: { readonly goods: GoodsNamed; readonly rule: 'hidden' | 'only' },
): Promise<GroupRefusal | null> {
  const found = await findGoods(ctx, goods);
  if (!found) return 'goods-unknown';
  return ctx.db.transaction().execute(async (db) => {
    const { name, ...subject } = found;
    const added = await db
      .insertInto('visibility_rules')
      .values({ ...subject, group_id: segment.groupId, rule })
      .onConflict((conflict) => conflict.columns(['category_id', 'product_id', 'group_id']).doNothing())
      .returning('id')
      .executeTakeFirst();
    if (!added) return 'rule-known';
    await note({ ...ctx, db }, segment, { before: null, after: { [rule]: name } });
    return null;
  });
}

/** Takes a rule of a group or of guests away; false where it has no such rule. */
export async function removeVisibilityRule(
  ctx: RequestContext,
  segment: RuleSegment,
  ruleId: number,
): Promise<boolean> {
  if (ruleId > largestId) return false;
  return ctx.db.transaction().execute(async (db) => {
    const { rows } = await sql<{ rule: string; name: string }>`
      with gone as (
        delete from visibility_rules where id = ${ruleId} and group_id is not distinct from ${segment.groupId}::int
        returning rule, category_id, product_id)
      select gone.rule, coalesce(c.name, p.name) as name
      from gone left join categories c on c.id = gone.category_id left join products p on p.id = gone.product_id
    `.execute(db);
    const [row] = rows;
    if (!row) return false;
    await note({ ...ctx, db }, segment, { before: { [row.rule]: row.name }, after: null });
    return true;
  });
}

type Facts = Readonly<Record<string, string>> | null;

async function note(
  ctx: RequestContext,
  segment: RuleSegment,
  facts: { before: Facts; after: Facts },
): Promise<void> {
  const subject = { kind: 'customer-group', id: segment.groupId ?? 'guests', name: segment.name } as const;
  await recordAudit(ctx, {
    what: 'changed',
    subject,
    before: facts.before ?? {},
    after: facts.after ?? {},
  });
}
