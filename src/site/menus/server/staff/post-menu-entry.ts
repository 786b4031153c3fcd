import { readForm } from '#foundation/forms/rules/form-schema.ts';
import { postedForm, typedText } from '#foundation/forms/rules/typed-values.ts';
import type { RecordOutcome } from '#foundation/records/rules/posted-record.ts';
import { readMove } from '#foundation/records/rules/row-move.ts';
import { postRecord } from '#foundation/records/server/post-record.ts';
import type { RequestContext } from '#foundation/request-context/request-context.ts';
import {
  type MenuEntryDraft,
  type MenuEntryProblems,
  menuEntryForm,
  menuEntryPath,
  menuPath,
  menusAction,
} from '../../rules/menu-entry-form.ts';
import { type MovedMenuEntry, moveMenuEntry, removeMenuEntry } from './move-menu-entry.ts';
import { readStaffMenus } from './read-staff-menu.ts';
import { saveMenuEntry } from './save-menu-entry.ts';

type NotMoved = 'expired' | Extract<MovedMenuEntry, { ok: false }>['error']['code'];

/** What became of a move: where the entry stands now, or why it stands where it stood. */
export type PostedMenuMove =
  | (Extract<MovedMenuEntry, { ok: true }> & { readonly id: number })
  | { readonly ok: false; readonly id: number; readonly problem: NotMoved };

/** The form that moves an entry in its tree. */
export async function postMenuMove(ctx: RequestContext, form: FormData): Promise<PostedMenuMove> {
  const typed = postedForm(form);
  const text = typedText(typed, 'id');
  const id = /^[1-9]\d{0,8}$/.test(text) ? Number(text) : 0;
  const refused = (problem: NotMoved): PostedMenuMove => ({ ok: false, id, problem });
  if (!ctx.nonces.check(menusAction, typedText(typed, '_wpnonce'))) return refused('expired');
  const move = readMove(typedText(typed, 'move'), typedText(typed, 'target'));
  if (!move) return refused('gone');
  const moved = await moveMenuEntry(ctx, { id, move });
  return moved.ok ? { ...moved, id } : refused(moved.error.code);
}

/** The forms of an entry's page, new (`id` null) or known: what it is, one step of it in its tree, its end. */
export async function postMenuEntry(
  ctx: RequestContext,
  id: number | null,
  form: FormData,
): Promise<RecordOutcome<MenuEntryProblems>> {
  if (id !== null && form.get('action') === 'move') {
    form.set('id', String(id));
    const moved = await postMenuMove(ctx, form);
    if (!moved.ok && moved.problem === 'gone') return { kind: 'gone' };
    return { kind: 'go', path: `${menuEntryPath(id)}?${moved.ok ? 'moved' : 'stuck'}=1` };
  }
  const menu = id === null ? null : (await readStaffMenus(ctx)).find((entry) => entry.id === id)?.menu;
  const outcome = await postRecord<MenuEntryDraft, MenuEntryProblems>(ctx, {
    section: 'menus',
    action: menusAction,
    id,
    form,
    read: (posted) => readForm(menuEntryForm, posted),
    save: (draft) => saveMenuEntry(ctx, { id, draft }),
    remove: (known) => removeMenuEntry(ctx, known),
  });
  // The list of entries is that of their menu.
  return outcome.kind === 'go' && menu && outcome.path.includes('removed')
    ? { kind: 'go', path: `${menuPath(menu)}&removed=1` }
    : outcome;
}
