import type { RequestContext } from '#foundation/request-context/request-context.ts';
import { bulkAddedFor } from '#messages/buying/bulk-added-for.ts';
import { nameSome } from '../../rules/name-some.ts';
import { queueNotice } from '../notices.ts';
import type { BulkAdded, WantedLine } from './bulk-add.ts';

/** Queues notices for the next page that name what was not added to the cart, and what was added in a smaller quantity (LIST-15). */
export async function notifyLeftOut(
  ctx: RequestContext,
  { added, missing, misfits, refusals }: BulkAdded<WantedLine>,
): Promise<void> {
  const words = bulkAddedFor(ctx.visitor.audience.locale);
  for (const [lines, sentence] of [
    [missing, words.missing],
    [misfits, words.misfits],
  ] as const) {
    const names = lines.map(({ name }) => name);
    if (names.length > 0) {
      await queueNotice(ctx, { kind: 'error', text: sentence(nameSome(names, words.andMore)) });
    }
  }
  if (refusals.some(({ error }) => error.code === 'cart-busy')) {
    await queueNotice(ctx, { kind: 'error', text: words.busy });
  }
  const fewer = added.filter(({ line, quantity }) => quantity < line.quantity);
  if (fewer.length > 0) {
    const names = fewer.map(({ line, quantity }) => words.fewerOf(line.name, quantity, line.quantity));
    await queueNotice(ctx, { kind: 'info', text: words.fewer(nameSome(names, words.andMore)) });
  }
}
