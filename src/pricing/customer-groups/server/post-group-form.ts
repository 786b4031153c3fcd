import { sql } from 'kysely';
import { recordAudit } from '#foundation/audit/server/record-audit.ts';
import { choiceOr, id, trimmed } from '#foundation/forms/rules/fields.ts';
import { formSchema, readForm } from '#foundation/forms/rules/form-schema.ts';
import { type PostedForm, postedForm, typedText } from '#foundation/forms/rules/typed-values.ts';
import type { RequestContext } from '#foundation/request-context/request-context.ts';
import {
  type GroupForm,
  type GroupProblems,
  groupForm,
  shownGroup,
  staffGroupsAction,
} from '../rules/group-draft.ts';
import type { GroupPage, GroupRefusal } from '../rules/staff-group.ts';
import { addVisibilityRule, removeVisibilityRule } from './change-visibility.ts';
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
  form: FormData,
): Promise<GroupOutcome> {
  const here = `/staff/groups/${page.isGuests ? 'guests' : (page.id ?? 'new')}/`;
  const typed = postedForm(form);
  if (!ctx.nonces.check(staffGroupsAction, typedText(typed, '_wpnonce'))) return go(`${here}?done=expired`);
  const action = typedText(typed, 'action');
  if (action === 'add-rule' || action === 'remove-rule') return changeRules(ctx, page, typed, here);
  if (page.isGuests) return go(here);
  if (action === 'delete') {
    const why = page.id === null ? null : await deleteGroup(ctx, page.id);
    return why ? { kind: 'refused', why } : go('/staff/groups/?done=deleted');
  }
  const wrong = (problems: GroupProblems): GroupOutcome => ({
    kind: 'wrong',
    form: shownGroup().parse(typed),
    problems,
  });
  const read = readForm(groupForm(), typed);
  if (!read.ok) return wrong(read.problems);
  const payments = page.payments.map(({ id }) => id);
  const saved = await saveGroup(ctx, page.id, read.draft, payments);
  if (!saved) return go('/staff/groups/');
  if (!saved.ok) return wrong(saved.problems);
  return go(`/staff/groups/${saved.id}/?done=${page.id === null ? 'created' : 'saved'}`);
}

/** The form of a visibility rule; a product code takes precedence over the category, which is always posted. */
const ruleForm = formSchema(
  { rule_id: id(), sku: trimmed(), category: id(), rule: choiceOr(['only'], 'hidden') },
  undefined,
  ({ rule_id, sku, category, rule }) => ({
    id: rule_id,
    goods:
      sku !== ''
        ? ({ kind: 'product', sku } as const)
        : category && ({ kind: 'category', id: category } as const),
    rule,
  }),
);

async function changeRules(
  ctx: RequestContext,
  page: GroupPage,
  typed: PostedForm,
  here: string,
): Promise<GroupOutcome> {
  if (page.id === null && !page.isGuests) return go(here);
  const segment = { groupId: page.id, name: page.form.name };
  const { id, goods, rule } = ruleForm.parse(typed);
  if (typedText(typed, 'action') === 'remove-rule') {
    const removed = id !== null && (await removeVisibilityRule(ctx, segment, id));
    return go(removed ? `${here}?done=rule-removed` : here);
  }
  if (!goods) return { kind: 'refused', why: 'goods-unknown' };
  const why = await addVisibilityRule(ctx, segment, { goods, rule });
  return why ? { kind: 'refused', why } : go(`${here}?done=rule-added`);
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
