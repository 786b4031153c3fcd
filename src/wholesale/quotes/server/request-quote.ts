import { inTransaction } from '#foundation/database/in-transaction.ts';
import { takeFiles } from '#foundation/private-files/server/take-files.ts';
import type { Toolbox } from '#foundation/request-context/toolbox.ts';
import type { Person } from '#foundation/visitor/rules/visitor.ts';
import { quotesFor } from '#messages/conversations/quotes-for.ts';
import { emptyCart } from '#selling/cart/server/empty-cart.ts';
import { queueNotice } from '#selling/cart/server/notices.ts';
import { showCart } from '#selling/cart/server/show-cart.ts';
import { openConversation } from '#wholesale/conversations/server/open-conversation.ts';
import { sellerOf } from '#wholesale/conversations/server/read-sellers.ts';
import type { QuoteField } from '../rules/quote-form.ts';
import { checkQuoteRequest, type QuoteProblem, type QuoteRequest } from '../rules/quote-request.ts';
import { findQuoteFiles } from './find-quote-files.ts';
import { insertQuote, type QuoteAnswerToKeep } from './insert-quote.ts';
import { lockCart } from './quote-goods.ts';
import { emptyQuoteList } from './quote-list/change-quote-list.ts';
import { goodsOf } from './read-quote-form.ts';

export type QuoteRefusal =
  | { readonly code: 'wrong'; readonly problems: readonly QuoteProblem[] }
  | { readonly code: 'file-gone'; readonly fieldId: number }
  | {
      readonly code:
        | 'many-vendors'
        | 'list-many-vendors'
        | 'empty-cart'
        | 'empty-list'
        | 'no-such-product'
        | 'unknown-vendor'
        | 'too-many';
    };

export type QuoteResult =
  | { readonly ok: true; readonly id: number; readonly isNew: boolean }
  | { readonly ok: false; readonly error: QuoteRefusal };

type Asked = {
  readonly person: Person;
  readonly request: QuoteRequest;
  readonly fields: readonly QuoteField[];
};

/**
 * Requests a quote of a business customer: opens a conversation of the type `quote` with the lines of the cart or the product as they are
 * priced now, answers and files; the shop gets a letter (QUO-05). A cart is emptied by it where the setting says so, a quote list always.
 * The same form posted twice requests once.
 */
export async function requestQuote(toolbox: Toolbox, asked: Asked): Promise<QuoteResult> {
  const { settings, visitor } = toolbox;
  const terms = {
    fields: asked.fields,
    messageOptional: settings.quote_message_optional,
    topLevelMax: settings.email_top_level_max,
  };
  const problems = checkQuoteRequest(asked.request, terms);
  if (problems.length > 0) return { ok: false, error: { code: 'wrong', problems } };
  const result = await inTransaction(toolbox.db, (db) => requestInside({ ...toolbox, db }, asked));
  if (!result.ok) return result;
  if (result.isNew && settings.quote_success_notice === 1) {
    await queueNotice(toolbox, { kind: 'success', text: quotesFor(visitor.audience.locale).received });
  }
  if (asked.request.location === 'standard') await showCart(toolbox);
  return result;
}

async function requestInside(toolbox: Toolbox, { person, request, fields }: Asked): Promise<QuoteResult> {
  const { db, settings, visitor } = toolbox;
  const { location, product, name, email, message, values } = request;
  const refused = (error: QuoteRefusal) => ({ ok: false, error }) as const;
  if (location === 'standard') await lockCart(toolbox);
  const goods = await goodsOf(toolbox, { location, productId: product });
  if (goods?.hasManyVendors) {
    return refused({ code: location === 'quotelist' ? 'list-many-vendors' : 'many-vendors' });
  }
  if (goods?.lines.length === 0) return refused({ code: nothingAskedFor[location] });
  const seller = await sellerOf(toolbox, request.vendor);
  if (seller === 'unknown') return refused({ code: 'unknown-vendor' });
  const answers = await answersOf(toolbox, fields, values);
  const words = quotesFor(visitor.audience.locale);
  const title =
    request.title || (product === null ? words.defaultTitle : words.titleFor(goods?.lines[0]?.name ?? ''));
  const opened = await openConversation(toolbox, {
    person,
    type: 'quote',
    title: title.slice(0, 200),
    message,
    vendorId: goods?.vendorId ?? seller?.id ?? null,
    form: [name, email, location, product, values, goods?.lines ?? []],
  });
  if (!opened.ok) return refused({ code: 'too-many' });
  if (!opened.isNew) return opened;
  if (!answers.ok) return refused(answers.error);
  await insertQuote(toolbox, {
    conversationId: opened.id,
    request,
    lines: goods?.lines ?? [],
    answers: answers.answers,
  });
  await takeFiles(toolbox, answers.answers);
  if (goods?.cartId != null && settings.quote_empties_cart) await emptyCart(db, goods.cartId);
  if (location === 'quotelist') await emptyQuoteList(toolbox);
  return opened;
}

const nothingAskedFor = {
  standard: 'empty-cart',
  quotelist: 'empty-list',
  productpage: 'no-such-product',
  shortcode: 'no-such-product',
} as const;

/** The filled fields as they are kept; a file that is not there, or somebody else's, refuses the request. */
async function answersOf(
  toolbox: Toolbox,
  fields: readonly QuoteField[],
  values: QuoteRequest['values'],
): Promise<
  | { readonly ok: true; readonly answers: readonly QuoteAnswerToKeep[] }
  | { readonly ok: false; readonly error: QuoteRefusal }
> {
  const filled = fields.filter(({ id }) => (values[id] ?? '') !== '');
  const addresses = filled.filter(({ kind }) => kind === 'file').map(({ id }) => values[id] ?? '');
  const files = await findQuoteFiles(toolbox, addresses);
  const answers: QuoteAnswerToKeep[] = [];
  const taken = new Set<number>();
  for (const { id, kind, label } of filled) {
    const value = values[id] ?? '';
    const file = kind === 'file' ? files.get(value) : undefined;
    if (kind === 'file' && (!file || taken.has(file.id))) {
      return { ok: false, error: { code: 'file-gone', fieldId: id } };
    }
    if (file) taken.add(file.id);
    answers.push({ fieldId: id, label, value: file?.name ?? value, fileId: file?.id ?? null });
  }
  return { ok: true, answers };
}
