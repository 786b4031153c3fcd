import type { RequestContext } from '#foundation/request-context/request-context.ts';
import type { VatProof } from '../rules/vat-check.ts';

const hourMs = 60 * 60 * 1000;

/** How much answers about VAT numbers are worth in this shop, now. */
export function vatProofOf(ctx: Pick<RequestContext, 'settings' | 'clock' | 'vatRegister'>): VatProof {
  return {
    hasRegister: ctx.vatRegister !== null,
    holdsMs: ctx.settings.vat_answer_hours * hourMs,
    now: ctx.clock.now().getTime(),
  };
}
