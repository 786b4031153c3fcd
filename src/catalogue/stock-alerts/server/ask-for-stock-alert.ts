import { inTransaction } from '#foundation/database/in-transaction.ts';
import { readForm } from '#foundation/forms/rules/form-schema.ts';
import { postedForm, typedText } from '#foundation/forms/rules/typed-values.ts';
import type { RequestContext } from '#foundation/request-context/request-context.ts';
import { countCall } from '#foundation/services/count-call.ts';
import {
  type AlertDone,
  ASKING_WINDOW_MS,
  alertBait,
  MOST_ASKED,
  MOST_FOR_ADDRESS,
  type StockAlertProblems,
  stockAlertAction,
  stockAlertForm,
  stockAlertPath,
} from '../rules/stock-alert.ts';
import { addStockAlert } from './add-stock-alert.ts';
import { type AlertProduct, findAlertProduct } from './find-alert-product.ts';
import { cancelOwnAlert, type OwnAlert, readOwnAlerts } from './own-stock-alerts.ts';

/** The page of a request: its product, null where the visitor sees none, and the form. */
export type StockAlertPage = {
  readonly product: AlertProduct | null;
  /** what of it the customer waits for already */
  readonly own: readonly OwnAlert[];
  readonly typed: { readonly email: string; readonly article: string };
  readonly problems: StockAlertProblems;
  /** the address of the account is proven to be the customer's */
  readonly isKnown: boolean;
  readonly done: AlertDone | null;
  readonly nonce: string;
};

export type StockAlertOutcome =
  | { readonly kind: 'go'; readonly path: string }
  | { readonly kind: 'page'; readonly page: StockAlertPage; readonly status: number };

async function pageOf(
  ctx: RequestContext,
  page: Omit<StockAlertPage, 'nonce' | 'own' | 'isKnown'>,
): Promise<StockAlertPage> {
  // It is one visitor's own, whose nonce and address it holds.
  ctx.reply.preventCaching();
  const own = page.product ? await readOwnAlerts(ctx, page.product.id) : [];
  const { person } = ctx.visitor;
  const isKnown = person !== null && (await ownerOf(ctx, person.email)) !== null;
  return { ...page, own, isKnown, nonce: ctx.nonces.make(stockAlertAction) };
}

/** The page before anything was asked, or after. */
export async function readStockAlertPage(
  ctx: RequestContext,
  asked: { readonly product: string; readonly done: AlertDone | null },
): Promise<StockAlertPage> {
  const product = await findAlertProduct(ctx, asked.product);
  const typed = { email: ctx.visitor.person?.email ?? '', article: '' };
  return pageOf(ctx, { product, typed, problems: {}, done: asked.done });
}

/**
 * Takes a request for an email when an article can be bought again. Under an address that is not proven to be the visitor's own it counts once
 * confirmed; the answer is the same whether or not somebody has asked under it before.
 */
export async function askForStockAlert(ctx: RequestContext, form: FormData): Promise<StockAlertOutcome> {
  const posted = postedForm(form);
  const product = await findAlertProduct(ctx, typedText(posted, 'product'));
  const read = readForm(stockAlertForm, posted);
  const typed = {
    email: typedText(posted, 'email').slice(0, 300),
    article: typedText(posted, 'article').slice(0, 20),
  };
  const refuse = async (problems: StockAlertProblems, status = 422): Promise<StockAlertOutcome> => ({
    kind: 'page',
    page: await pageOf(ctx, { product, typed, problems, done: null }),
    status,
  });
  if (product === null) return refuse({}, 404);
  if (!ctx.nonces.check(stockAlertAction, typedText(posted, '_wpnonce')))
    return refuse({ form: 'expired' }, 403);
  const cancelled = typedText(posted, 'cancel');
  if (cancelled !== '') {
    await cancelOwnAlert(ctx, cancelled);
    return { kind: 'go', path: `${stockAlertPath(product.id)}&done=cancelled` };
  }
  // It has come in meanwhile: the page says so.
  if (product.articles.length === 0) return { kind: 'go', path: stockAlertPath(product.id) };
  const article = product.isVariable
    ? product.articles.find(({ id }) => String(id) === typed.article)
    : product.articles[0];
  const missing = {
    ...(article ? {} : { article: 'no-article' as const }),
    ...(typed.email.trim() === '' ? { email: 'no-email' as const } : {}),
    ...(read.ok ? {} : read.problems),
  };
  if (!read.ok || !article || missing.email) return refuse(missing);
  if (read.draft[alertBait] !== '') return refuse({ form: 'machine' });
  const { email } = read.draft;
  const outcome = await inTransaction(ctx.db, async (db) => {
    const inside = { ...ctx, db };
    const limit = await countAsked(inside, email);
    if (limit === 'too-many') return { ok: true, done: null } as const;
    const customerId = await ownerOf(inside, email);
    if (limit === 'within') await addStockAlert(inside, { articleId: article.id, email, customerId });
    return { ok: true, done: customerId === null ? 'sent' : 'active' } as const;
  });
  if (outcome.done === null) return refuse({ form: 'too-many' }, 429);
  return { kind: 'go', path: `${stockAlertPath(product.id)}&done=${outcome.done}` };
}

/** The visitor, where the address is proven to be theirs. */
async function ownerOf(
  { db, visitor }: Pick<RequestContext, 'db' | 'visitor'>,
  email: string,
): Promise<number | null> {
  const { person } = visitor;
  if (person?.email.toLowerCase() !== email.toLowerCase()) return null;
  const row = await db
    .selectFrom('customers')
    .select('id')
    .where('id', '=', person.customerId)
    .where('email_confirmed_at', 'is not', null)
    .executeTakeFirst();
  return row?.id ?? null;
}

/**
 * Counts a request by who sends it and by its email address, as digests. Too many under an address are not answered otherwise than others: nobody learns that somebody
 * else has asked under it.
 */
async function countAsked(
  { db, clock, nonces, address }: Pick<RequestContext, 'db' | 'clock' | 'nonces' | 'address'>,
  email: string,
): Promise<'within' | 'ignored' | 'too-many'> {
  const callsOf = async (sender: string) => {
    const caller = Buffer.from(nonces.sign(`stock alert of ${sender}`), 'base64url');
    const counted = await countCall(db, {
      kind: 'stock-alert',
      spanMs: ASKING_WINDOW_MS,
      now: clock.now(),
      caller,
    });
    return counted.calls;
  };
  if (address !== null && (await callsOf(`address ${address}`)) > MOST_ASKED) return 'too-many';
  return (await callsOf(`email ${email.toLowerCase()}`)) > MOST_FOR_ADDRESS ? 'ignored' : 'within';
}
