import { sql } from 'kysely';
import { recordAudit } from '#foundation/audit/server/record-audit.ts';
import type { Database } from '#foundation/database/client.ts';
import { inTransaction } from '#foundation/database/in-transaction.ts';
import type { RequestContext } from '#foundation/request-context/request-context.ts';
import {
  administratorRole,
  mayGiveStaffRole,
  type StaffRole,
  staffRoleName,
} from '#foundation/visitor/rules/staff-rights.ts';
import { staffMessagesFor } from '#messages/staff-messages-for.ts';
import type { StaffRoleDraft } from '../rules/staff-role-form.ts';
import { listStaffRoles, type StoredRole } from './list-staff-roles.ts';

export type SavedStaffRole =
  | { readonly ok: true; readonly id: number }
  | {
      readonly ok: false;
      /** `role-above`: the role allows, or would allow, more than the own one */
      readonly error: { readonly code: 'no-such-role' | 'name-taken' | 'role-above' | 'in-use' };
    };

type Needs = Pick<RequestContext, 'db' | 'clock' | 'visitor' | 'settings'>;

const refuse = (code: Extract<SavedStaffRole, { ok: false }>['error']['code']): SavedStaffRole => ({
  ok: false,
  error: { code },
});

/**
 * Stores a role of the staff, new (`id` null) or known. It holds from the next request of whoever has it. The administrator's stays as it is, and
 * nobody makes a role that allows more than their own.
 */
export function saveStaffRole(
  ctx: Needs,
  { id, draft }: { readonly id: number | null; readonly draft: StaffRoleDraft },
): Promise<SavedStaffRole> {
  return inTransaction(ctx.db, async (db): Promise<SavedStaffRole> => {
    const { roles, own, nameOf } = await heldRoles(ctx, db);
    const before = id === null ? null : roles.find((role) => role.id === id);
    if (before === undefined) return refuse('no-such-role');
    const wanted: StaffRole = {
      code: before?.code ?? '',
      name: draft.name,
      rights: draft.rights,
      refundLimit: draft.rights.includes('refunds') ? draft.refundLimit : null,
    };
    if (before?.code === administratorRole) {
      if (own?.code !== administratorRole) return refuse('role-above');
      return setSecondFactor({ ...ctx, db }, before, nameOf(before), draft.needsSecondFactor);
    }
    if (!mayGiveStaffRole(own, { has: before, gets: wanted })) return refuse('role-above');
    const isSame = (role: StoredRole) => nameOf(role).toLowerCase() === draft.name.toLowerCase();
    if (roles.some((role) => role.id !== id && isSame(role))) return refuse('name-taken');
    const columns = {
      // A role that came with the shop keeps its word of the language until it is called otherwise.
      name: before && nameOf(before) === draft.name ? before.name : draft.name,
      rights: [...wanted.rights],
      refund_limit_cents: wanted.refundLimit,
      needs_second_factor: draft.needsSecondFactor,
    };
    const write =
      id === null
        ? db.insertInto('staff_roles').values(columns).returning('id')
        : db.updateTable('staff_roles').set(columns).where('id', '=', id).returning('id');
    const saved = await write.executeTakeFirstOrThrow();
    await recordAudit(
      { ...ctx, db },
      {
        what: before ? 'changed' : 'created',
        subject: { kind: 'staff-role', id: saved.id, name: draft.name },
        before: before && factsOf({ ...before, name: nameOf(before) }),
        after: factsOf({ ...wanted, needsSecondFactor: draft.needsSecondFactor }),
      },
    );
    return { ok: true, id: saved.id };
  });
}

/** All that can be changed of the administrator's role: whether it demands a second factor. */
async function setSecondFactor(
  ctx: Needs,
  role: StoredRole,
  name: string,
  needsSecondFactor: boolean,
): Promise<SavedStaffRole> {
  const columns = { needs_second_factor: needsSecondFactor };
  await ctx.db.updateTable('staff_roles').set(columns).where('id', '=', role.id).execute();
  await recordAudit(ctx, {
    what: 'changed',
    subject: { kind: 'staff-role', id: role.id, name },
    before: { needsSecondFactor: role.needsSecondFactor },
    after: { needsSecondFactor },
  });
  return { ok: true, id: role.id };
}

/** Deletes a role that nobody of the staff has. */
export function removeStaffRole(ctx: Needs, id: number): Promise<SavedStaffRole> {
  return inTransaction(ctx.db, async (db): Promise<SavedStaffRole> => {
    const { roles, own, nameOf } = await heldRoles(ctx, db);
    const role = roles.find((one) => one.id === id);
    if (!role) return refuse('no-such-role');
    if (role.code === administratorRole || !mayGiveStaffRole(own, { has: role, gets: null })) {
      return refuse('role-above');
    }
    if (role.people > 0) return refuse('in-use');
    await db.deleteFrom('staff_roles').where('id', '=', id).execute();
    await recordAudit(
      { ...ctx, db },
      {
        what: 'deleted',
        subject: { kind: 'staff-role', id, name: nameOf(role) },
        before: factsOf({ ...role, name: nameOf(role) }),
      },
    );
    return { ok: true, id };
  });
}

// Roles are changed and given one transaction at a time: a role cannot be deleted while somebody gets it.
export const lockStaffRoles = (db: Database) =>
  sql`select pg_advisory_xact_lock(hashtext('staff roles'))`.execute(db);

async function heldRoles({ visitor, settings }: Needs, db: Database) {
  await lockStaffRoles(db);
  const roles = await listStaffRoles({ db });
  const known = staffMessagesFor(settings.interface_language).backOffice.roles;
  // Judged by the role of this very moment, not by that of the request's beginning.
  const own = roles.find(({ code }) => code === visitor.person?.staffRole?.code) ?? null;
  return { roles, own, nameOf: (role: StaffRole) => staffRoleName(known, role) };
}

const factsOf = ({
  name,
  rights,
  refundLimit,
  needsSecondFactor,
}: StaffRole & Pick<StoredRole, 'needsSecondFactor'>) => ({ name, rights, refundLimit, needsSecondFactor });
