import { type PostedForm, postedForm, typedText } from '#foundation/forms/rules/typed-values.ts';
import type { Toolbox } from '#foundation/request-context/toolbox.ts';
import { type OfferProblems, readOfferForm, staffOffersAction } from '../../rules/offer-form.ts';
import { offerDeeds } from '../../rules/offer-state.ts';
import type { OfferDone } from '../../rules/offers-done.ts';
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
  toolbox: Toolbox,
  id: number | null,
  form: FormData,
): Promise<OfferOutcome> {
  const typed = postedForm(form);
  const again = (problems: OfferProblems | null): OfferOutcome => ({ kind: 'again', problems, typed });
  const isMeant = toolbox.nonces.check(staffOffersAction, typedText(typed, '_wpnonce'));
  const deed = offerDeeds.find((known) => known === typedText(typed, 'deed'));
  if (deed && id !== null) {
    if (!isMeant) return { kind: 'go', id, done: 'expired' };
    const moved = await moveOffer(toolbox, { id, deed });
    if (moved.ok) return { kind: 'go', id: moved.id, done: deed };
    return moved.code === 'no-such-offer' ? { kind: 'gone' } : { kind: 'go', id, done: 'not-now' };
  }
  if (!isMeant) return again(null);
  const read = readOfferForm(typed, romanDay(toolbox.clock.now()));
  if (!read.ok) return again(read.problems);
  const saved = await saveOffer(toolbox, { id, draft: read.draft });
  if (saved.ok) return { kind: 'go', id: saved.id, done: 'saved' };
  return saved.problems === 'no-such-draft' ? { kind: 'gone' } : again(saved.problems);
}

const days = new Intl.DateTimeFormat('sv-SE', { timeZone: 'Europe/Rome' });
const romanDay = (at: Date) => days.format(at);
