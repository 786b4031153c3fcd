import type { Toolbox } from '#foundation/request-context/toolbox.ts';
import type { VatProof } from '../rules/vat-check.ts';

const hourMs = 60 * 60 * 1000;

/** How much answers about VAT numbers are worth in this shop, now. */
export function vatProofOf(toolbox: Pick<Toolbox, 'settings' | 'clock' | 'vatRegister'>): VatProof {
  return {
    hasRegister: toolbox.vatRegister !== null,
    holdsMs: toolbox.settings.vat_answer_hours * hourMs,
    now: toolbox.clock.now().getTime(),
  };
}
