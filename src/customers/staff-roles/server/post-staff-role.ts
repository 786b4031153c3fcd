import { readForm } from '#foundation/forms/rules/form-schema.ts';
import type { RecordOutcome } from '#foundation/records/rules/posted-record.ts';
import { postRecord } from '#foundation/records/server/post-record.ts';
import type { RequestContext } from '#foundation/request-context/request-context.ts';
import {
  type StaffRoleDraft,
  type StaffRoleProblems,
  staffRoleForm,
  staffRolesAction,
} from '../rules/staff-role-form.ts';
import { removeStaffRole, saveStaffRole } from './save-staff-role.ts';

/** The form of a role of the staff, new (`id` null) or known: stores it, or deletes it. */
export const postStaffRole = (
  ctx: RequestContext,
  id: number | null,
  form: FormData,
): Promise<RecordOutcome<StaffRoleProblems>> =>
  postRecord<StaffRoleDraft, StaffRoleProblems>(ctx, {
    section: 'staff-roles',
    action: staffRolesAction,
    id,
    form,
    read: (typed) => readForm(staffRoleForm(), typed),
    save: async (draft) => {
      const saved = await saveStaffRole(ctx, { id, draft });
      if (saved.ok) return saved;
      const { code } = saved.error;
      if (code === 'name-taken') return { ok: false, problems: { name: code } };
      return { ok: false, problems: code === 'role-above' ? { rights: code } : null };
    },
    remove: (known) => removeStaffRole(ctx, known),
  });
