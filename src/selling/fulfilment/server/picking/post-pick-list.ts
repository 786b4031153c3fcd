import type { ScanAnswer } from '#catalogue/stock/rules/scan-answer.ts';
import { ids } from '#foundation/forms/rules/fields.ts';
import { formSchema, readForm } from '#foundation/forms/rules/form-schema.ts';
import { type PostedForm, postedForm, typedText } from '#foundation/forms/rules/typed-values.ts';
import type { RequestContext } from '#foundation/request-context/request-context.ts';
import {
  mostOrdersPerList,
  type NewPickListProblem,
  type PickListDone,
  type PickListProblem,
  pickListPath,
  pickListsAction,
  scanForm,
  stopForm,
} from '../../rules/picking/pick-list-form.ts';
import { closePickList } from './close-pick-list.ts';
import { makePickList } from './make-pick-list.ts';
import { pickAtStop, scanIntoPickList } from './pick-pieces.ts';

const chosenOrders = formSchema({ order: ids() });

type Go = { readonly kind: 'go'; readonly path: string };

/** The form of the orders to ship: makes a pick list of the chosen ones. */
export async function postNewPickList(
  ctx: RequestContext,
  form: FormData,
): Promise<Go | { readonly kind: 'again'; readonly problem: NewPickListProblem }> {
  const typed = postedForm(form);
  const refuse = (problem: NewPickListProblem) => ({ kind: 'again', problem }) as const;
  if (!ctx.nonces.check(pickListsAction, typedText(typed, '_wpnonce'))) return refuse('expired');
  const chosen = chosenOrders.parse(typed).order.slice(0, mostOrdersPerList);
  if (chosen.length === 0) return refuse('none-chosen');
  const made = await makePickList(ctx, chosen);
  if (!made.ok) return refuse(made.problem);
  return { kind: 'go', path: withDone(made.id, made.leftOut === 0 ? 'made' : 'made-partly') };
}

const withDone = (id: number, done: PickListDone) => `${pickListPath(id)}?done=${done}`;

export type PickListOutcome =
  | Go
  | { readonly kind: 'scan'; readonly answer: ScanAnswer }
  | {
      readonly kind: 'again';
      readonly problem: PickListProblem;
      /** the stop that it is about */
      readonly stop: number | null;
    };

/** The forms of a pick list: scanned codes, what was fetched at a stop, its end. */
export async function postPickList(
  ctx: RequestContext,
  id: number,
  form: FormData,
): Promise<PickListOutcome> {
  const typed = postedForm(form);
  const action = typedText(typed, 'action');
  const isFresh = ctx.nonces.check(pickListsAction, typedText(typed, '_wpnonce'));
  if (action === 'scan') return { kind: 'scan', answer: await scan(ctx, id, typed, isFresh) };
  const refuse = (problem: PickListProblem, stop: number | null = null) =>
    ({ kind: 'again', problem, stop }) as const;
  if (!isFresh) return refuse('expired');
  if (action === 'close' || action === 'cancel') {
    const state = action === 'close' ? 'picked' : 'cancelled';
    const closed = await closePickList(ctx, id, state);
    return closed.ok ? { kind: 'go', path: withDone(id, state) } : refuse(closed.problem);
  }
  const read = readForm(stopForm, typed);
  if (!read.ok) {
    const stop = Number(/^[1-9]\d{0,8}$/.exec(typedText(typed, 'stop'))?.[0] ?? 0);
    return refuse(read.problems.action ?? read.problems.stop ?? 'not-pieces', stop);
  }
  const picked = await pickAtStop(ctx, id, read.draft);
  if (!picked.ok) return refuse(picked.problem, read.draft.stop);
  return { kind: 'go', path: `${pickListPath(id)}#stop-${read.draft.stop}` };
}

async function scan(
  ctx: RequestContext,
  id: number,
  typed: PostedForm,
  isFresh: boolean,
): Promise<ScanAnswer> {
  const asked = {
    code: typedText(typed, 'code').replaceAll('\0', '').trim().slice(0, 100),
    scan: typedText(typed, 'scan').slice(0, 64),
  };
  if (!isFresh) return { kind: 'expired', ...asked };
  const read = readForm(scanForm, typed);
  if (!read.ok) return { kind: read.problems.pieces ?? 'unknown', ...asked };
  return scanIntoPickList(ctx, id, { ...asked, pieces: read.draft.pieces ?? 1 });
}
