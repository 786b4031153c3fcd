import { type PostedForm, typedText } from '#foundation/forms/rules/typed-values.ts';
import { toCents } from '#foundation/money/rules/cents.ts';
import { staffOfferPath } from '#foundation/paths/rules/offer-paths.ts';
import type { RequestContext } from '#foundation/request-context/request-context.ts';
import { mayStaff } from '#foundation/visitor/rules/staff-rights.ts';
import type { Person } from '#foundation/visitor/rules/visitor.ts';
import type { MessagePrices } from '#wholesale/conversations/rules/conversation.ts';
import { staffConversationAction } from '#wholesale/conversations/rules/staff-conversation.ts';
import {
  postStaffConversation,
  type StaffConversationOutcome,
  wrongAnswer,
} from '#wholesale/conversations/server/staff/post-staff-conversation.ts';
import { readPriceAnswers } from '../../rules/price-answers.ts';
import { makeOfferOfQuote } from './make-offer-of-quote.ts';
import { type PricedQuote, readPricedQuote } from './read-priced-quote.ts';

export type QuoteAnswerOutcome =
  | Exclude<StaffConversationOutcome, { readonly kind: 'wrong' }>
  | (Extract<StaffConversationOutcome, { readonly kind: 'wrong' }> & {
      readonly prices: Readonly<Record<number, 'wrongPrice' | 'missingPrice'>>;
      readonly typed: PostedForm;
    });

/**
 * The forms of a conversation with the prices beside the lines of its quote: they are answered with the message, or become an offer in one
 * press, which takes the right to offers as well.
 */
export async function postQuoteAnswer(
  ctx: RequestContext,
  input: {
    readonly person: Person;
    readonly conversation: { readonly id: number; readonly customerId: number | null };
    readonly form: PostedForm;
  },
): Promise<QuoteAnswerOutcome> {
  const { person, conversation, form } = input;
  const quote = await readPricedQuote(ctx, conversation);
  const items = quote?.items ?? [];
  const { prices, wrong } = readPriceAnswers(
    form,
    items.map(({ position }) => position),
  );
  const again = async (positions: readonly number[], problem: 'wrongPrice' | 'missingPrice') => ({
    ...(await wrongAnswer(ctx, form, null)),
    prices: Object.fromEntries(positions.map((position) => [position, problem])),
    typed: form,
  });
  const action = typedText(form, 'action');
  const isMeant = ctx.nonces.check(staffConversationAction, typedText(form, '_wpnonce'));
  if (isMeant && wrong.length > 0 && (action === 'answer' || action === 'offer'))
    return again(wrong, 'wrongPrice');
  if (isMeant && action === 'offer' && mayStaff(person, 'offers')) {
    const made = await makeOfferOfQuote(ctx, { conversationId: conversation.id, prices });
    if (made.ok) {
      return { kind: 'go', path: `${staffOfferPath(made.id)}?done=${made.isNew ? 'made' : 'there-already'}` };
    }
    if (made.code === 'no-such-conversation') return { kind: 'no-conversation' };
    if (made.code === 'no-price') return again(made.positions, 'missingPrice');
  }
  const outcome = await postStaffConversation(ctx, {
    person,
    conversationId: conversation.id,
    form,
    prices: quote && newPrices(quote, prices),
  });
  return outcome.kind === 'wrong' ? { ...outcome, prices: {}, typed: form } : outcome;
}

/** What an answer says of prices that it has not said before; null for nothing. */
function newPrices({ mode, items }: PricedQuote, typed: ReadonlyMap<number, number>): MessagePrices | null {
  const lines = items.flatMap((item) => {
    const { position, name, sku, quantity, asked, answered, facts } = item;
    const unit = typed.get(position);
    if (unit === undefined || unit === answered) return [];
    const before = asked ?? facts?.unit ?? null;
    return [{ position, name, sku, quantity, unit: toCents(unit), before, beforeQuantity: null }];
  });
  return lines.length > 0 ? { mode, lines } : null;
}
