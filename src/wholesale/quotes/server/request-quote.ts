import type { PostedFields } from '#foundation/addresses/rules/wire-address.ts';
import { inTransaction } from '#foundation/database/in-transaction.ts';
import { takeFiles } from '#foundation/private-files/server/take-files.ts';
import type { RequestContext } from '#foundation/request-context/request-context.ts';
import type { Person } from '#foundation/visitor/rules/visitor.ts';
import { quotesFor } from '#messages/conversations/quotes-for.ts';
import { emptyCart } from '#selling/cart/server/empty-cart.ts';
import { queueNotice } from '#selling/cart/server/notices.ts';
import { showCart } from '#selling/cart/server/show-cart.ts';
import { type AttachmentProblem, readAttachments } from '#wholesale/conversations/server/attachments.ts';
import { openConversation } from '#wholesale/conversations/server/open-conversation.ts';
import { sellerOf } from '#wholesale/conversations/server/read-sellers.ts';
import type { QuoteField } from '../rules/quote-form.ts';
import { checkQuoteRequest, type QuoteProblem, type QuoteRequest } from '../rules/quote-request.ts';
import { findQuoteFiles } from './find-quote-files.ts';
import { insertQuote, type QuoteAnswerToStore } from './insert-quote.ts';
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
        | 'too-many'
        | AttachmentProblem;
    };

type QuoteResult =
  | { readonly ok: true; readonly id: number; readonly isNew: boolean }
  | { readonly ok: false; readonly error: QuoteRefusal };

type Asked = {
  readonly person: Person;
  readonly request: QuoteRequest;
  readonly fields: readonly QuoteField[];
  /** the fields of the form that name its attachments */
  readonly posted: PostedFields;
};

/**
 * Requests a quote of a business customer: opens a conversation of the type `quote` with the lines of the cart or the product as they are
 * priced now, answers and files; the shop gets an email (QUO-05). A cart is emptied by it where the setting says so, a quote list always.
 * The same form posted twice requests once.
 */
export async function requestQuote(ctx: RequestContext, asked: Asked): Promise<QuoteResult> {
  const { settings, visitor } = ctx;
  const terms = {
    fields: asked.fields,
    messageOptional: settings.quote_message_optional,
    topLevelMax: settings.email_top_level_max,
  };
  const problems = checkQuoteRequest(asked.request, terms);
  if (problems.length > 0) return { ok: false, error: { code: 'wrong', problems } };
  const result = await inTransaction(ctx.db, (db) => requestInside({ ...ctx, db }, asked));
  if (!result.ok) return result;
  if (result.isNew && settings.quote_success_notice === 1) {
    await queueNotice(ctx, { kind: 'success', text: quotesFor(visitor.audience.locale).received });
  }
  if (asked.request.location === 'standard') await showCart(ctx);
  return result;
}

async function requestInside(ctx: RequestContext, asked: Asked): Promise<QuoteResult> {
  const { person, request, fields, posted } = asked;
  const { db, settings, visitor } = ctx;
  const { location, product, name, email, message, values } = request;
  const refused = (error: QuoteRefusal) => ({ ok: false, error }) as const;
  if (location === 'standard') await lockCart(ctx);
  const goods = await goodsOf(ctx, { location, productId: product });
  if (goods?.hasManyVendors) {
    return refused({ code: location === 'quotelist' ? 'list-many-vendors' : 'many-vendors' });
  }
  if (goods?.lines.length === 0) return refused({ code: nothingAskedFor[location] });
  const seller = await sellerOf(ctx, request.vendor);
  if (seller === 'unknown') return refused({ code: 'unknown-vendor' });
  const answers = await answersOf(ctx, fields, values);
  const attachments = await readAttachments(ctx, posted);
  const words = quotesFor(visitor.audience.locale);
  const title =
    request.title || (product === null ? words.defaultTitle : words.titleFor(goods?.lines[0]?.name ?? ''));
  if (attachments.problem) return refused({ code: attachments.problem });
  const opened = await openConversation(ctx, {
    person,
    type: 'quote',
    title: title.slice(0, 200),
    message,
    vendorId: goods?.vendorId ?? seller?.id ?? null,
    fileIds: attachments.fileIds,
    form: [name, email, location, product, values, goods?.lines ?? []],
  });
  if (!opened.ok) return refused({ code: 'too-many' });
  if (!opened.isNew) return opened;
  if (!answers.ok) return refused(answers.error);
  await insertQuote(ctx, {
    conversationId: opened.id,
    request,
    lines: goods?.lines ?? [],
    answers: answers.answers,
  });
  await takeFiles(ctx, answers.answers);
  if (goods?.cartId != null && settings.quote_empties_cart) await emptyCart(db, goods.cartId);
  if (location === 'quotelist') await emptyQuoteList(ctx);
  return opened;
}

const nothingAskedFor = {
  standard: 'empty-cart',
  quotelist: 'empty-list',
  productpage: 'no-such-product',
  shortcode: 'no-such-product',
} as const;

/** The filled fields as they are stored; a missing file, or one of another visitor, refuses the request. */
async function answersOf(
  ctx: RequestContext,
  fields: readonly QuoteField[],
  values: QuoteRequest['values'],
): Promise<
  | { readonly ok: true; readonly answers: readonly QuoteAnswerToStore[] }
  | { readonly ok: false; readonly error: QuoteRefusal }
> {
  const filled = fields.filter(({ id }) => (values[id] ?? '') !== '');
  const addresses = filled.filter(({ kind }) => kind === 'file').map(({ id }) => values[id] ?? '');
  const files = await findQuoteFiles(ctx, addresses);
  const answers: QuoteAnswerToStore[] = [];
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
