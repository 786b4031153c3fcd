import type { Toolbox } from '#foundation/request-context/toolbox.ts';
import { severalAddedFor } from '#messages/buying/several-added-for.ts';
import { nameSome } from '../../rules/name-some.ts';
import { queueNotice } from '../notices.ts';
import type { AddedSeveral, WantedLine } from './add-several.ts';

/** Names on the next page what was not put into the cart, and of what there were fewer than wanted (LIST-15). */
export async function tellLeftOut(
  toolbox: Toolbox,
  { added, missing, misfits, refusals }: AddedSeveral<WantedLine>,
): Promise<void> {
  const words = severalAddedFor(toolbox.visitor.audience.locale);
  for (const [lines, sentence] of [
    [missing, words.missing],
    [misfits, words.misfits],
  ] as const) {
    const names = lines.map(({ name }) => name);
    if (names.length > 0) {
      await queueNotice(toolbox, { kind: 'error', text: sentence(nameSome(names, words.andMore)) });
    }
  }
  if (refusals.some(({ error }) => error.code === 'cart-busy')) {
    await queueNotice(toolbox, { kind: 'error', text: words.busy });
  }
  const fewer = added.filter(({ line, quantity }) => quantity < line.quantity);
  if (fewer.length > 0) {
    const names = fewer.map(({ line, quantity }) => words.fewerOf(line.name, quantity, line.quantity));
    await queueNotice(toolbox, { kind: 'info', text: words.fewer(nameSome(names, words.andMore)) });
  }
}
