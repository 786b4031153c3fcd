import { toCents } from '#foundation/money/rules/cents.ts';
import type { RequestContext } from '#foundation/request-context/request-context.ts';
import { wholesaleNonceAction } from '#foundation/visitor/rules/wholesale-nonce.ts';
import type { BulkPreview } from '../../rules/bulk-preview.ts';
import { isOrderFileProblem, pasteFields, replaceCode } from '../../rules/pasted-lines/paste-form.ts';
import { plainFields } from '../../rules/plain-form.ts';
import { previewLines } from './preview-lines.ts';

type Posted = { get(name: string): unknown };

/** Looks at pasted lines, or those of a file, after a near code was put in where one was chosen; nothing is changed. */
export async function postPasteForm(ctx: RequestContext, posted: Posted): Promise<BulkPreview> {
  const textOf = (name: string) => String(posted.get(name) ?? '');
  const text = replaceCode(textOf(pasteFields.lines), textOf(pasteFields.use));
  const nothing = { text, rows: [], total: toCents(0) };
  if (!ctx.nonces.check(wholesaleNonceAction(ctx.wire), textOf(plainFields.nonce))) {
    return { ...nothing, problem: 'expired' };
  }
  const problem = textOf(pasteFields.problem);
  if (isOrderFileProblem(problem)) return { ...nothing, problem };
  return previewLines(ctx, text);
}
