import { type PostedForm, postedForm, typedText } from '#foundation/forms/rules/typed-values.ts';
import type { RequestContext } from '#foundation/request-context/request-context.ts';
import { shopDay } from '#selling/shipping/rules/shop-clock.ts';
import { type OfferProblems, readOfferForm, staffOffersAction } from '../../rules/offer-form.ts';
import { offerActions } from '../../rules/offer-state.ts';
import type { OfferDone } from '../../rules/staff-offers.ts';
import { moveOffer } from './move-offer.ts';
import { saveOffer } from './save-offer.ts';

export type OfferOutcome =
  /** what the page says then */
  | { readonly kind: 'go'; readonly id: number; readonly done: OfferDone }
  | { readonly kind: 'gone' }
  | {
      readonly kind: 'again';
      /** null: the page was open for too long */
      readonly problems: OfferProblems | null;
      readonly typed: PostedForm;
    };

/** The forms of an offer, new (`id` null) or known: writes it, or moves it on. */
export async function postStaffOffer(
  ctx: RequestContext,
  id: number | null,
  form: FormData,
): Promise<OfferOutcome> {
  const typed = postedForm(form);
  const rejected = (problems: OfferProblems | null): OfferOutcome => ({ kind: 'again', problems, typed });
  const isMeant = ctx.nonces.check(staffOffersAction, typedText(typed, '_wpnonce'));
  const action = offerActions.find((known) => known === typedText(typed, 'action'));
  if (action && id !== null) {
    if (!isMeant) return { kind: 'go', id, done: 'expired' };
    const moved = await moveOffer(ctx, { id, action });
    if (moved.ok) return { kind: 'go', id: moved.id, done: action };
    return moved.code === 'no-such-offer' ? { kind: 'gone' } : { kind: 'go', id, done: moved.code };
  }
  if (!isMeant) return rejected(null);
  const read = readOfferForm(typed, shopDay(ctx.clock.now().getTime()));
  if (!read.ok) return rejected(read.problems);
  const saved = await saveOffer(ctx, { id, draft: read.draft });
  if (saved.ok) return { kind: 'go', id: saved.id, done: 'saved' };
  return saved.problems === 'no-such-draft' ? { kind: 'gone' } : rejected(saved.problems);
}
