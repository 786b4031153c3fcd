import { codedProblems, readForm, readPart } from '#foundation/forms/rules/form-schema.ts';
import { type PostedForm, postedForm, typedText } from '#foundation/forms/rules/typed-values.ts';
import type { RecordOutcome } from '#foundation/records/rules/posted-record.ts';
import type { RequestContext } from '#foundation/request-context/request-context.ts';
import {
  adjustmentForm,
  binField,
  binForm,
  costForm,
  type StockAction,
  type StockProblems,
  staffStockAction,
  thresholdForm,
} from '../../rules/stock-forms.ts';
import { saveBins } from '../locations/bins.ts';
import { adjustStock, type ChangedStock, changeCost, changeThreshold } from './change-stock.ts';

/** The forms of an article's stock: the pieces on hand, and from when it runs low. */
export async function postArticleStock(
  ctx: RequestContext,
  id: number,
  form: FormData,
): Promise<RecordOutcome<StockProblems>> {
  const typed = postedForm(form);
  const again = (problems: StockProblems | null) => ({ kind: 'again', problems, typed }) as const;
  if (!ctx.nonces.check(staffStockAction, typedText(typed, '_wpnonce'))) return again(null);
  const answer = (changed: ChangedStock, done: StockAction): RecordOutcome<StockProblems> => {
    const at = /^[1-9]\d{0,8}$/.exec(typedText(typed, 'at'))?.[0];
    if (changed.ok) return { kind: 'go', path: `/staff/stock/${id}/?done=${done}${at ? `&at=${at}` : ''}` };
    return changed.problem === null ? { kind: 'gone' } : again({ pieces: changed.problem });
  };
  if (typedText(typed, 'action') === 'threshold') {
    const read = readForm(thresholdForm, typed);
    if (!read.ok) return again(codedProblems(read.problems));
    return answer(await changeThreshold(ctx, id, read.draft), 'threshold');
  }
  if (typedText(typed, 'action') === 'cost') {
    const read = readForm(costForm, typed);
    if (!read.ok) return again(codedProblems(read.problems));
    return answer(await changeCost(ctx, id, read.draft), 'cost');
  }
  if (typedText(typed, 'action') === 'bins') {
    const bins = typedBins(typed);
    if (!bins) return again({ bins: { code: 'bin-too-long' } });
    const saved = await saveBins(ctx, id, bins);
    return answer(saved.ok ? { ok: true } : { ok: false, problem: null }, 'bins');
  }
  const read = readForm(adjustmentForm, typed);
  if (!read.ok) return again(codedProblems(read.problems));
  return answer(await adjustStock(ctx, id, read.draft), 'adjusted');
}

/** The bins that were typed, by the ids of their locations; null where one is too long. */
function typedBins(typed: PostedForm): ReadonlyMap<number, string> | null {
  const bins = new Map<number, string>();
  for (const name of Object.keys(typed)) {
    const locationId = Number(/^bin-([1-9]\d{0,8})$/.exec(name)?.[1] ?? 0);
    if (locationId === 0) continue;
    const read = readPart(binForm, typed, () => binField(locationId));
    if (!read.ok) return null;
    bins.set(locationId, read.draft.bin);
  }
  return bins;
}
