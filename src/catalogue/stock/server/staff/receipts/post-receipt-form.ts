import { inTransaction } from '#foundation/database/in-transaction.ts';
import { codedProblems, readForm } from '#foundation/forms/rules/form-schema.ts';
import { type PostedForm, postedForm, typedText } from '#foundation/forms/rules/typed-values.ts';
import type { RequestContext } from '#foundation/request-context/request-context.ts';
import {
  costField,
  quantityField,
  type ReceiptAction,
  type ReceiptDraft,
  type ReceiptProblem,
  receiptForm,
  receiptLineForm,
  staffReceiptsAction,
} from '../../../rules/receipts/receipt-form.ts';
import type { ScanAnswer } from '../../../rules/scan-answer.ts';
import { postReceipt } from './post-receipt.ts';
import { removeReceipt, type SavedReceipt, saveReceipt } from './save-receipt.ts';
import { type LineToWrite, pasteLines, scanIntoReceipt, writeLines } from './write-lines.ts';

/** Where a problem of a receipt belongs: a field of its head, its lines, or what was pasted. */
export type ReceiptField = keyof ReceiptDraft | 'lines' | 'pasted';
export type ReceiptProblems = Readonly<Partial<Record<ReceiptField, ReceiptProblem>>>;

export type ReceiptOutcome =
  | { readonly kind: 'go'; readonly path: string }
  | { readonly kind: 'gone' }
  | { readonly kind: 'scan'; readonly answer: ScanAnswer }
  | {
      readonly kind: 'again';
      /** null: the page was open for too long */
      readonly problems: ReceiptProblems | null;
      readonly typed: PostedForm;
    };

/** The forms of a receipt: its head, scanned codes, pasted and typed lines, posting, and its end. */
export async function postReceiptForm(
  ctx: RequestContext,
  id: number | null,
  form: FormData,
): Promise<ReceiptOutcome> {
  const typed = postedForm(form);
  const action = typedText(typed, 'action');
  const again = (problems: ReceiptProblems | null): ReceiptOutcome => ({ kind: 'again', problems, typed });
  const isFresh = ctx.nonces.check(staffReceiptsAction, typedText(typed, '_wpnonce'));
  const scanned = {
    code: typedText(typed, 'code').replaceAll('\0', '').trim().slice(0, 100),
    scan: typedText(typed, 'scan').slice(0, 64),
  };
  if (action === 'scan' && id !== null) {
    if (!isFresh) return { kind: 'scan', answer: { kind: 'expired', ...scanned } };
    return { kind: 'scan', answer: await scanIntoReceipt(ctx, id, scanned) };
  }
  if (!isFresh) return again(null);
  const answer = (saved: SavedReceipt, done: ReceiptAction, field: ReceiptField): ReceiptOutcome => {
    if (saved.ok) return { kind: 'go', path: `/staff/stock/receipts/${saved.id}/?done=${done}` };
    return saved.problem === null ? { kind: 'gone' } : again({ [field]: saved.problem });
  };
  if (id === null || action === '') {
    const read = readForm(receiptForm, typed);
    if (!read.ok) return again(codedProblems(read.problems));
    const saved = await saveReceipt(ctx, id, read.draft);
    const isElsewhere = !saved.ok && saved.problem?.code === 'no-location';
    return answer(saved, 'saved', isElsewhere ? 'locationId' : 'supplier');
  }
  if (action === 'remove') {
    const removed = await removeReceipt(ctx, id);
    return removed.ok ? { kind: 'go', path: '/staff/stock/receipts/?done=removed' } : { kind: 'gone' };
  }
  if (action === 'paste')
    return answer(await pasteLines(ctx, id, typedText(typed, 'pasted')), 'pasted', 'pasted');
  const read = readLines(typed);
  if ('code' in read) return again({ lines: read });
  const version = Number(/^\d{1,9}$/.exec(typedText(typed, 'version'))?.[0] ?? 0);
  if (action === 'post') return answer(await postReceipt(ctx, id, version, read.lines), 'posted', 'lines');
  const written = await inTransaction(ctx.db, (db) => writeLines(db, id, version, read.lines));
  return answer(written, 'lines', 'lines');
}

/** The lines of the table as they were typed, or the first that is wrong. */
function readLines(
  typed: PostedForm,
): { readonly lines: readonly LineToWrite[] } | Extract<ReceiptProblem, { code: 'line' }> {
  const lines: LineToWrite[] = [];
  const removed = typedText(typed, 'without');
  for (const text of typed.line ?? []) {
    const productId = Number(/^[1-9]\d{0,8}$/.exec(text)?.[0] ?? 0);
    if (productId === 0) continue;
    const read = readForm(receiptLineForm, {
      quantity: typed[quantityField(productId)] ?? [],
      cost: typed[costField(productId)] ?? [],
    });
    if (!read.ok) {
      const problem = read.problems.quantity ?? read.problems.cost ?? 'not-a-quantity';
      const field = read.problems.quantity ? quantityField(productId) : costField(productId);
      return { code: 'line', sku: typedText(typed, `sku-${productId}`).slice(0, 100), field, problem };
    }
    const quantity = text === removed ? null : read.draft.quantity;
    lines.push({ productId, quantity, unitCost: read.draft.cost });
  }
  return { lines };
}
