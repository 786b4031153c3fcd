import { inTransaction } from '#foundation/database/in-transaction.ts';
import { codedProblems, readForm } from '#foundation/forms/rules/form-schema.ts';
import { type PostedForm, postedForm, typedText } from '#foundation/forms/rules/typed-values.ts';
import type { RequestContext } from '#foundation/request-context/request-context.ts';
import { readScanned } from '../../../rules/counts/count-form.ts';
import type { ScanAnswer } from '../../../rules/scan-answer.ts';
import {
  quantityField,
  receivedField,
  receivedLineForm,
  staffTransfersAction,
  type TransferAction,
  type TransferField,
  type TransferProblem,
  type TransferProblems,
  transferForm,
  transferLineForm,
  transferPath,
  transfersPath,
} from '../../../rules/transfer-form.ts';
import { cancelTransfer, receiveTransfer, sendTransfer } from './move-transfer.ts';
import {
  removeTransfer,
  type SavedTransfer,
  saveTransfer,
  scanIntoTransfer,
  type TransferLineToWrite,
  writeTransferLines,
} from './save-transfer.ts';

export type TransferOutcome =
  | { readonly kind: 'go'; readonly path: string }
  | { readonly kind: 'gone' }
  | { readonly kind: 'scan'; readonly answer: ScanAnswer }
  | {
      readonly kind: 'again';
      /** null: the page was open for too long */
      readonly problems: TransferProblems | null;
      readonly typed: PostedForm;
    };

/** The forms of a transfer: its head, scanned codes, typed lines, sending, receiving, and its end. */
export async function postTransferForm(
  ctx: RequestContext,
  id: number | null,
  form: FormData,
): Promise<TransferOutcome> {
  const typed = postedForm(form);
  const action = typedText(typed, 'action');
  const again = (problems: TransferProblems | null): TransferOutcome => ({ kind: 'again', problems, typed });
  const isFresh = ctx.nonces.check(staffTransfersAction, typedText(typed, '_wpnonce'));
  if (action === 'scan' && id !== null)
    return { kind: 'scan', answer: await scan(ctx, id, { typed, isFresh }) };
  if (!isFresh) return again(null);
  const answer = (saved: SavedTransfer, done: TransferAction, field: TransferField): TransferOutcome => {
    if (saved.ok) return { kind: 'go', path: `${transferPath(saved.id)}?done=${done}` };
    return saved.problem === null ? { kind: 'gone' } : again({ [field]: saved.problem });
  };
  if (id === null || action === '') {
    const read = readForm(transferForm, typed);
    if (!read.ok) return again(codedProblems(read.problems));
    return answer(await saveTransfer(ctx, id, read.draft), 'saved', 'toId');
  }
  if (action === 'remove') {
    const removed = await removeTransfer(ctx, id);
    return removed.ok ? { kind: 'go', path: `${transfersPath}?done=removed` } : { kind: 'gone' };
  }
  if (action === 'cancel') return answer(await cancelTransfer(ctx, id), 'cancelled', 'lines');
  if (action === 'receive') {
    const received = readReceived(typed);
    if ('code' in received) return again({ lines: received });
    return answer(await receiveTransfer(ctx, id, received), 'received', 'lines');
  }
  const read = readLines(typed);
  if ('code' in read) return again({ lines: read });
  const version = Number(/^\d{1,9}$/.exec(typedText(typed, 'version'))?.[0] ?? 0);
  if (action === 'send') return answer(await sendTransfer(ctx, id, version, read), 'sent', 'lines');
  const written = await inTransaction(ctx.db, (db) => writeTransferLines(db, id, version, read));
  return answer(written, 'lines', 'lines');
}

async function scan(
  ctx: RequestContext,
  id: number,
  { typed, isFresh }: { readonly typed: PostedForm; readonly isFresh: boolean },
): Promise<ScanAnswer> {
  const asked = {
    code: typedText(typed, 'code').replaceAll('\0', '').trim().slice(0, 100),
    scan: typedText(typed, 'scan').slice(0, 64),
  };
  if (!isFresh) return { kind: 'expired', ...asked };
  const pieces = readScanned(typedText(typed, 'pieces'));
  if (pieces === null) return { kind: 'not-pieces', ...asked };
  return scanIntoTransfer(ctx, id, { ...asked, pieces });
}

type LineProblem = Extract<TransferProblem, { readonly code: 'not-a-quantity' | 'not-received' }>;

const idsOf = (typed: PostedForm): readonly number[] =>
  (typed.line ?? []).map((text) => Number(/^[1-9]\d{0,8}$/.exec(text)?.[0] ?? 0)).filter((id) => id > 0);

const skuOf = (typed: PostedForm, productId: number) => typedText(typed, `sku-${productId}`).slice(0, 100);

/** The lines of the table as they were typed, or the first that is wrong. */
function readLines(typed: PostedForm): readonly TransferLineToWrite[] | LineProblem {
  const lines: TransferLineToWrite[] = [];
  const removed = typedText(typed, 'without');
  for (const productId of idsOf(typed)) {
    const field = quantityField(productId);
    const read = readForm(transferLineForm, { quantity: typed[field] ?? [] });
    if (!read.ok) return { code: 'not-a-quantity', sku: skuOf(typed, productId), field };
    lines.push({ productId, quantity: String(productId) === removed ? null : read.draft.quantity });
  }
  return lines;
}

/** What arrived of each line, or the first that is wrong. */
function readReceived(typed: PostedForm): ReadonlyMap<number, number> | LineProblem {
  const received = new Map<number, number>();
  for (const productId of idsOf(typed)) {
    const field = receivedField(productId);
    const read = readForm(receivedLineForm, { received: typed[field] ?? [] });
    if (!read.ok) return { code: 'not-received', sku: skuOf(typed, productId), field };
    received.set(productId, read.draft.received);
  }
  return received;
}
