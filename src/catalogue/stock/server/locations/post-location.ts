import { readForm } from '#foundation/forms/rules/form-schema.ts';
import { postedForm, typedText } from '#foundation/forms/rules/typed-values.ts';
import type { RecordOutcome } from '#foundation/records/rules/posted-record.ts';
import { readMove } from '#foundation/records/rules/row-move.ts';
import type { RequestContext } from '#foundation/request-context/request-context.ts';
import {
  type LocationAction,
  type LocationProblems,
  locationForm,
  locationPath,
  type PostedLocationMove,
  retireForm,
  staffLocationsAction,
} from '../../rules/locations/location-form.ts';
import { retireLocation } from './retire-location.ts';
import { moveLocation, reopenLocation, type SavedLocation, saveLocation } from './save-location.ts';

/** The forms of a location: its name and address, its end, its reopening. */
export async function postLocation(
  ctx: RequestContext,
  id: number | null,
  form: FormData,
): Promise<RecordOutcome<LocationProblems>> {
  const typed = postedForm(form);
  const action = typedText(typed, 'action');
  const again = (problems: LocationProblems | null) => ({ kind: 'again', problems, typed }) as const;
  const answer = (saved: SavedLocation, done: LocationAction): RecordOutcome<LocationProblems> => {
    if (saved.ok) return { kind: 'go', path: `${locationPath(saved.id)}?done=${done}` };
    return saved.problems === null ? { kind: 'gone' } : again(saved.problems);
  };
  if (!ctx.nonces.check(staffLocationsAction, typedText(typed, '_wpnonce'))) return again(null);
  if (id !== null && action === 'retire') {
    const read = readForm(retireForm, typed);
    return answer(await retireLocation(ctx, id, read.ok ? read.draft.into : null), 'retired');
  }
  if (id !== null && action === 'reopen') return answer(await reopenLocation(ctx, id), 'reopened');
  const read = readForm(locationForm, typed);
  if (!read.ok) return again(read.problems);
  return answer(await saveLocation(ctx, { id, draft: read.draft }), 'saved');
}

/** The form that moves a location in the order of service. */
export async function postLocationMove(ctx: RequestContext, form: FormData): Promise<PostedLocationMove> {
  const typed = postedForm(form);
  const text = typedText(typed, 'id');
  const id = /^[1-9]\d{0,8}$/.test(text) ? Number(text) : 0;
  const move = readMove(typedText(typed, 'move'), typedText(typed, 'target'));
  if (!ctx.nonces.check(staffLocationsAction, typedText(typed, '_wpnonce')))
    return { ok: false, id, problem: 'expired' };
  if (!move) return { ok: false, id, problem: 'no-such-location' };
  const moved = await moveLocation(ctx, id, move);
  return moved.ok ? { ...moved, id } : { ok: false, id, problem: moved.code };
}
