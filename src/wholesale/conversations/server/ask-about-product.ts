import { sql } from 'kysely';
import { inTransaction } from '#foundation/database/in-transaction.ts';
import { readForm } from '#foundation/forms/rules/form-schema.ts';
import { postedForm, typedText } from '#foundation/forms/rules/typed-values.ts';
import type { RequestContext } from '#foundation/request-context/request-context.ts';
import { productQuestionFor } from '#messages/product-question-for.ts';
import { notHidden } from '#pricing/customer-groups/server/not-hidden.ts';
import { conversationPath } from '../rules/conversation-paths.ts';
import {
  type ProductQuestion,
  type ProductQuestionProblem,
  type ProductQuestionProblems,
  productQuestionAction,
  productQuestionForm,
  questionBait,
  questionTitle,
} from '../rules/product-question.ts';
import { openConversation } from './open-conversation.ts';
import { openGuestConversation } from './open-guest-conversation.ts';

export type AskedProduct = {
  readonly id: number;
  readonly slug: string;
  readonly name: string;
  readonly sku: string | null;
};

/** The page of a question: its article, null where the visitor sees none, and the form. */
export type ProductQuestionPage = {
  readonly product: AskedProduct | null;
  /** nobody has to say who they are where the shop knows them */
  readonly isKnown: boolean;
  readonly typed: Pick<ProductQuestion, 'name' | 'email' | 'message' | 'vehicle'>;
  readonly problems: ProductQuestionProblems;
  readonly isSent: boolean;
  readonly nonce: string;
};

export type ProductQuestionOutcome =
  | { readonly kind: 'go'; readonly path: string }
  | { readonly kind: 'page'; readonly page: ProductQuestionPage; readonly status: number };

const nothing = { name: '', email: '', message: '', vehicle: '' };

/** A listed product that the visitor may see. */
async function findAskedProduct(
  { db, visitor }: Pick<RequestContext, 'db' | 'visitor'>,
  posted: string,
): Promise<AskedProduct | null> {
  if (!/^[1-9]\d{0,8}$/.test(posted)) return null;
  const row = await db
    .selectFrom('products')
    .select(['id', 'slug', 'name', 'sku'])
    .where('id', '=', Number(posted))
    .where('type', '<>', 'variation')
    .where('status', '=', 'published')
    .where(notHidden(visitor.audience.hidden, sql`products.id`))
    .executeTakeFirst();
  return row && row.slug !== null ? { ...row, slug: row.slug } : null;
}

/** The page before anything was asked. */
export async function readProductQuestion(
  ctx: RequestContext,
  asked: { readonly product: string; readonly isSent: boolean },
): Promise<ProductQuestionPage> {
  return pageOf(ctx, {
    product: await findAskedProduct(ctx, asked.product),
    typed: nothing,
    problems: {},
    isSent: asked.isSent,
  });
}

const pageOf = (
  ctx: RequestContext,
  page: Omit<ProductQuestionPage, 'isKnown' | 'nonce'>,
): ProductQuestionPage => {
  // It is one visitor's own, whose nonce and words it holds.
  ctx.reply.preventCaching();
  return {
    ...page,
    isKnown: ctx.visitor.person !== null,
    nonce: ctx.nonces.make(productQuestionAction),
  };
};

/** Takes a question about an article: a conversation of the customer, or of a guest who is answered by email. */
export async function askAboutProduct(ctx: RequestContext, form: FormData): Promise<ProductQuestionOutcome> {
  const posted = postedForm(form);
  const { person } = ctx.visitor;
  const product = await findAskedProduct(ctx, typedText(posted, 'product'));
  const known = person && { name: [person.firstName || person.email], email: [person.email] };
  const read = readForm(productQuestionForm, { ...posted, ...known });
  const typed = {
    name: typedText(posted, 'name').slice(0, 300),
    email: typedText(posted, 'email').slice(0, 300),
    message: typedText(posted, 'message').slice(0, 20_000),
    vehicle: typedText(posted, 'vehicle').slice(0, 300),
  };
  const refuse = (problems: ProductQuestionProblems, status = 422): ProductQuestionOutcome => ({
    kind: 'page',
    page: pageOf(ctx, { product, typed, problems, isSent: false }),
    status,
  });
  if (product === null) return refuse({}, 404);
  if (!ctx.nonces.check(productQuestionAction, typedText(posted, '_wpnonce')))
    return refuse({ form: 'expired' }, 403);
  if (!read.ok) return refuse(read.problems);
  if (read.draft[questionBait] !== '') return refuse({ form: 'machine' });
  const opened = await open(ctx, product, read.draft);
  if (opened === 'too-many') return refuse({ form: 'too-many' satisfies ProductQuestionProblem }, 429);
  if (person) return { kind: 'go', path: conversationPath(opened) };
  return { kind: 'go', path: `/product-question/?product=${product.id}&sent=1` };
}

async function open(
  ctx: RequestContext,
  { id, name, sku }: AskedProduct,
  { message: question, vehicle, ...guest }: ProductQuestion,
): Promise<number | 'too-many'> {
  const { person, audience } = ctx.visitor;
  const words = productQuestionFor(audience.locale);
  const title = questionTitle(name, sku);
  const message = vehicle === '' ? question : `${question}\n\n${words.vehicleSaid(vehicle)}`;
  const asked = { type: 'inquiry', title, message, productId: id } as const;
  const opened = await inTransaction(ctx.db, (db) =>
    person
      ? openConversation({ ...ctx, db }, { ...asked, person, vendorId: null, form: [] })
      : openGuestConversation({ ...ctx, db }, { ...asked, guest: { name: guest.name, email: guest.email } }),
  );
  return opened.ok ? opened.id : opened.error.code;
}
