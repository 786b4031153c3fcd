import { sql } from 'kysely';
import { recordAudit } from '#foundation/audit/server/record-audit.ts';
import { textOf } from '#foundation/forms/server/text-of.ts';
import type { RequestContext } from '#foundation/request-context/request-context.ts';
import {
  checkGroupForm,
  type GroupForm,
  type GroupProblems,
  readGroupForm,
  staffGroupsAction,
} from '../rules/group-draft.ts';
import type { GroupPage, GroupRefusal } from '../rules/staff-group.ts';
import { addVisibilityRule, type GoodsNamed, removeVisibilityRule } from './change-visibility.ts';
import { factsOf, saveGroup } from './save-group.ts';

export type GroupOutcome =
  | { readonly kind: 'go'; readonly path: string }
  | { readonly kind: 'wrong'; readonly form: GroupForm; readonly problems: GroupProblems }
  | { readonly kind: 'refused'; readonly why: GroupRefusal };

const go = (path: string): GroupOutcome => ({ kind: 'go', path });

/** The forms of a group's page: saving and deleting the group, and its visibility rules. */
export async function postGroupForm(
  ctx: RequestContext,
  page: GroupPage,
  posted: FormData,
): Promise<GroupOutcome> {
  const here = `/staff/groups/${page.isGuests ? 'guests' : (page.id ?? 'new')}/`;
  if (!ctx.nonces.check(staffGroupsAction, textOf(posted, '_wpnonce'))) return go(`${here}?done=expired`);
  const action = textOf(posted, 'deed');
  if (action === 'add-rule' || action === 'remove-rule') return changeRules(ctx, page, posted, here);
  if (page.isGuests) return go(here);
  if (action === 'delete') {
    const why = page.id === null ? null : await deleteGroup(ctx, page.id);
    return why ? { kind: 'refused', why } : go('/staff/groups/?done=deleted');
  }
  const form = readGroupForm(posted);
  const checked = checkGroupForm(form);
  if (!checked.ok) return { kind: 'wrong', form, problems: checked.problems };
  const saved = await saveGroup(
    ctx,
    page.id,
    checked.draft,
    page.payments.map(({ id }) => id),
  );
  if (!saved) return go('/staff/groups/');
  if (!saved.ok) return { kind: 'wrong', form, problems: saved.problems };
  return go(`/staff/groups/${saved.id}/?done=${page.id === null ? 'created' : 'saved'}`);
}

async function changeRules(
  ctx: RequestContext,
  page: GroupPage,
  posted: FormData,
  here: string,
): Promise<GroupOutcome> {
  if (page.id === null && !page.isGuests) return go(here);
  const segment = { groupId: page.id, name: page.form.name };
  if (textOf(posted, 'deed') === 'remove-rule') {
    const id = textOf(posted, 'rule_id');
    const removed = /^[1-9]\d{0,9}$/.test(id) && (await removeVisibilityRule(ctx, segment, Number(id)));
    return go(removed ? `${here}?done=rule-removed` : here);
  }
  const goods = goodsOf(posted);
  if (!goods) return { kind: 'refused', why: 'goods-unknown' };
  const rule = textOf(posted, 'rule') === 'only' ? 'only' : 'hidden';
  const why = await addVisibilityRule(ctx, segment, { goods, rule });
  return why ? { kind: 'refused', why } : go(`${here}?done=rule-added`);
}

/** A code says more than the category that a list shows first. */
function goodsOf(posted: FormData): GoodsNamed | null {
  const sku = textOf(posted, 'sku');
  if (sku !== '') return { kind: 'product', sku };
  const category = textOf(posted, 'category');
  return /^[1-9]\d{0,9}$/.test(category) ? { kind: 'category', id: Number(category) } : null;
}

/** Deletes a group that nothing depends on; returns why it was not deleted, or null. */
async function deleteGroup(ctx: RequestContext, id: number): Promise<GroupRefusal | null> {
  return ctx.db.transaction().execute(async (db) => {
    // So that no customer joins it meanwhile.
    await sql`select from customer_groups where id = ${id} for update`.execute(db);
    const before = await factsOf(db, id);
    if (!before) return null;
    const { rows } = await sql<{ retail: boolean; customers: boolean; roles: boolean; kept: boolean }>`
      select (select slug = 'retail' from customer_groups where id = ${id}) as retail,
        exists (select from customers where group_id = ${id}) as customers,
        exists (select from registration_roles where group_id = ${id}) as roles,
        exists (select from visibility_rules where group_id = ${id} and rule = 'only') as kept`.execute(db);
    const [found] = rows;
    if (found?.retail) return 'group-is-retail';
    if (found?.customers) return 'group-has-customers';
    if (found?.roles) return 'group-has-roles';
    if (found?.kept) return 'group-keeps-goods';
    await db.deleteFrom('visibility_rules').where('group_id', '=', id).execute();
    await db.deleteFrom('customer_groups').where('id', '=', id).execute();
    const subject = { kind: 'customer-group', id, name: before.name } as const;
    await recordAudit({ ...ctx, db }, { what: 'deleted', subject, before });
    return null;
  });
}
