import { codedProblems, readForm } from '#foundation/forms/rules/form-schema.ts';
import { type PostedForm, postedForm, typedText } from '#foundation/forms/rules/typed-values.ts';
import type { RequestContext } from '#foundation/request-context/request-context.ts';
import {
  type CountAction,
  type CountField,
  type CountProblem,
  type CountProblems,
  postCountForm as closingForm,
  countedField,
  countedForm,
  countForm,
  readScanned,
  staffCountsAction,
  wasField,
} from '../../../rules/counts/count-form.ts';
import type { ScanAnswer } from '../../../rules/scan-answer.ts';
import { beginCount, type ChangedCount, cancelCount } from './begin-count.ts';
import { type CountedLine, dropCode, scanIntoCount, writeCounted } from './count-articles.ts';
import { postCount } from './post-count.ts';

export type CountOutcome =
  | { readonly kind: 'go'; readonly path: string }
  | { readonly kind: 'gone' }
  | { readonly kind: 'scan'; readonly answer: ScanAnswer }
  | {
      readonly kind: 'again';
      /** null: the page was open for too long */
      readonly problems: CountProblems | null;
      readonly typed: PostedForm;
    };

/** The forms of a count: how it begins, scanned codes, the list, codes that count nothing, and its end. `path` is the page that the list was posted from. */
export async function postCountForm(
  ctx: RequestContext,
  id: number | null,
  form: FormData,
  path = '/staff/stock/counts/',
): Promise<CountOutcome> {
  const typed = postedForm(form);
  const action = typedText(typed, 'action');
  const again = (problems: CountProblems | null): CountOutcome => ({ kind: 'again', problems, typed });
  const isFresh = ctx.nonces.check(staffCountsAction, typedText(typed, '_wpnonce'));
  if (action === 'scan' && id !== null) return scan(ctx, id, typed, isFresh);
  if (!isFresh) return again(null);
  const answer = (changed: ChangedCount, done: CountAction, field: CountField, to: string): CountOutcome => {
    if (changed.ok) return { kind: 'go', path: withDone(to, done) };
    return changed.problem === null ? { kind: 'gone' } : again({ [field]: changed.problem });
  };
  if (id === null) {
    const read = readForm(countForm, typed);
    if (!read.ok) return again(codedProblems(read.problems));
    const begun = await beginCount(ctx, read.draft);
    const code = begun.ok ? null : begun.problem?.code;
    const field = code === 'no-brand' ? 'brandId' : code === 'no-location' ? 'locationId' : 'categoryId';
    return answer(begun, 'begun', field, begun.ok ? `/staff/stock/counts/${begun.id}/` : path);
  }
  const own = `/staff/stock/counts/${id}/`;
  if (action === 'cancel') return answer(await cancelCount(ctx, id), 'cancelled', 'lines', own);
  if (action === 'post') {
    const read = readForm(closingForm, typed);
    if (!read.ok) return again(codedProblems(read.problems));
    const version = Number(/^\d{1,9}$/.exec(typedText(typed, 'version'))?.[0] ?? 0);
    const posted = await postCount(ctx, id, { version, ...read.draft });
    return answer(posted, 'posted', 'uncounted', `${own}differences/`);
  }
  const code = typedText(typed, 'drop');
  if (code !== '') return answer(await dropCode(ctx, id, code), 'code', 'lines', path);
  const read = readLines(typed);
  if ('code' in read) return again({ lines: read });
  return answer(await writeCounted(ctx, id, read.lines), 'saved', 'lines', path);
}

const withDone = (path: string, done: CountAction) => `${path}${path.includes('?') ? '&' : '?'}done=${done}`;

async function scan(
  ctx: RequestContext,
  id: number,
  typed: PostedForm,
  isFresh: boolean,
): Promise<CountOutcome> {
  const asked = {
    code: typedText(typed, 'code').replaceAll('\0', '').trim().slice(0, 100),
    scan: typedText(typed, 'scan').slice(0, 64),
  };
  if (!isFresh) return { kind: 'scan', answer: { kind: 'expired', ...asked } };
  const pieces = readScanned(typedText(typed, 'pieces'));
  if (pieces === null) return { kind: 'scan', answer: { kind: 'not-pieces', ...asked } };
  return { kind: 'scan', answer: await scanIntoCount(ctx, id, { ...asked, pieces }) };
}

/** The lines of the list as they were typed, or the first that is wrong. */
function readLines(
  typed: PostedForm,
): { readonly lines: readonly CountedLine[] } | Extract<CountProblem, { code: 'not-counted' }> {
  const lines: CountedLine[] = [];
  for (const text of typed.line ?? []) {
    const productId = Number(/^[1-9]\d{0,8}$/.exec(text)?.[0] ?? 0);
    if (productId === 0) continue;
    const sku = typedText(typed, `sku-${productId}`).slice(0, 100);
    const read = readForm(countedForm, {
      counted: typed[countedField(productId)] ?? [],
      was: typed[wasField(productId)] ?? [],
    });
    if (!read.ok) return { code: 'not-counted', id: productId, sku };
    lines.push({ productId, sku, ...read.draft });
  }
  return { lines };
}
