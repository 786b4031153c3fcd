import { type PostedForm, typedText } from '#foundation/forms/rules/typed-values.ts';
import { offerPath } from '#foundation/paths/rules/offer-paths.ts';
import type { RequestContext } from '#foundation/request-context/request-context.ts';
import type { Person } from '#foundation/visitor/rules/visitor.ts';
import { wholesaleNonceAction } from '#foundation/visitor/rules/wholesale-nonce.ts';
import { offersFor } from '#messages/buying/offers-for.ts';
import { conversationsFor } from '#messages/conversations/conversations-for.ts';
import { queueNotice } from '#selling/cart/server/notices.ts';
import {
  type Attached,
  attachedField,
  attachmentProblemField,
} from '#wholesale/conversations/rules/attachments.ts';
import { readAttachments } from '#wholesale/conversations/server/attachments.ts';
import { readCounter } from '../rules/counter-form.ts';
import type { Offer } from '../rules/offer.ts';
import { isOfferOpen } from '../rules/offer-state.ts';
import { type CounterRefusal, counterOffer } from './counter-offer.ts';

export type CounterOutcome =
  | { readonly kind: 'go'; readonly path: string }
  | {
      readonly kind: 'refused';
      readonly status: 409 | 413 | 422 | 429;
      /** sentences by the field, or under '' for the whole form */
      readonly problems: Readonly<Record<string, string>>;
      readonly typed: PostedForm;
      readonly attached: Attached;
    };

/** The form by which a customer asks for other prices or quantities than those of an offer, posted with and without scripts. */
export async function postCounterForm(
  ctx: RequestContext,
  { person, offer, form }: { readonly person: Person; readonly offer: Offer; readonly form: PostedForm },
): Promise<CounterOutcome> {
  const { locale } = ctx.visitor.audience;
  const words = offersFor(locale);
  const posted = {
    [attachedField]: typedText(form, attachedField),
    [attachmentProblemField]: typedText(form, attachmentProblemField),
  };
  const refused = async (
    status: 409 | 413 | 422 | 429,
    problems: Readonly<Record<string, string>>,
  ): Promise<CounterOutcome> => {
    const { attached } = await readAttachments(ctx, posted);
    return { kind: 'refused', status, problems, typed: form, attached };
  };
  if (!ctx.nonces.check(wholesaleNonceAction(ctx.wire), typedText(form, 'security'))) {
    return refused(422, { '': words.expired });
  }
  if (!isOfferOpen(offer.state)) return refused(409, { '': words.counter.problems['not-open'] });
  const read = readCounter(form, offer.lines);
  if (!read.ok) {
    const sentences = Object.entries(read.problems).map(([field, code]) => [
      field,
      words.counter.problems[code],
    ]);
    return refused(422, Object.fromEntries(sentences));
  }
  const title = words.counter.conversationTitle(offer.id);
  const said = await counterOffer(ctx, { offerId: offer.id, person, counter: read.counter, title, posted });
  if (!said.ok) {
    const sentence = sentenceOf(said.code, locale);
    return refused(statuses[said.code] ?? 422, { [fieldOf(said.code)]: sentence });
  }
  await queueNotice(ctx, { kind: 'success', text: words.counter.sent });
  return { kind: 'go', path: offerPath(offer.id) };
}

const fieldOf = (code: CounterRefusal) =>
  code === 'not-open' || code === 'no-such-offer' || code === 'too-many' ? '' : 'files';

const statuses: Readonly<Partial<Record<CounterRefusal, 409 | 413 | 429>>> = {
  'not-open': 409,
  'no-such-offer': 409,
  'too-many': 429,
  'file-too-large': 413,
};

function sentenceOf(code: CounterRefusal, locale: 'it' | 'en'): string {
  if (code === 'not-open') return offersFor(locale).counter.problems['not-open'];
  if (code === 'no-such-offer') return offersFor(locale).refused['unknown-offer'];
  return conversationsFor(locale).problems[code];
}
