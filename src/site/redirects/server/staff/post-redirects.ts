import { sql } from 'kysely';
import { readForm } from '#foundation/forms/rules/form-schema.ts';
import { type PostedForm, postedForm, typedText } from '#foundation/forms/rules/typed-values.ts';
import type { RecordOutcome } from '#foundation/records/rules/posted-record.ts';
import { postRecord } from '#foundation/records/server/post-record.ts';
import type { RequestContext } from '#foundation/request-context/request-context.ts';
import {
  type LineProblem,
  MOST_LINES,
  type RedirectProblems,
  readRedirectLines,
  redirectForm,
  redirectsAction,
} from '../../rules/redirect-form.ts';
import { addRedirects, removeRedirect, saveRedirect } from './save-redirect.ts';

/** An address of the shop itself is a path: so circles are found. */
const withoutShop = (ctx: RequestContext, typed: PostedForm): PostedForm => {
  const target = typedText(typed, 'target').trim();
  const isOwn = target === ctx.shopUrl || target.startsWith(`${ctx.shopUrl}/`);
  return isOwn ? { ...typed, target: [target.slice(ctx.shopUrl.length) || '/'] } : typed;
};

/** The form of a redirect, new (`id` null) or known. */
export function postRedirect(
  ctx: RequestContext,
  id: number | null,
  form: FormData,
): Promise<RecordOutcome<RedirectProblems>> {
  return postRecord<Parameters<typeof saveRedirect>[2], RedirectProblems>(ctx, {
    section: 'redirects',
    action: redirectsAction,
    id,
    form,
    read: (typed) => readForm(redirectForm, withoutShop(ctx, typed)),
    save: (draft) => saveRedirect(ctx, id, draft),
    remove: (known) => removeRedirect(ctx, known),
  });
}

export type ManyOutcome =
  | { readonly kind: 'go'; readonly path: string }
  | {
      readonly kind: 'again';
      /** null: the page was open for too long */
      readonly problems: readonly LineProblem[] | 'no-lines' | 'too-many-lines' | null;
      readonly typed: PostedForm;
    };

/** The form of many new redirects, one a line; with one that cannot be none is stored. */
export async function postManyRedirects(ctx: RequestContext, form: FormData): Promise<ManyOutcome> {
  const typed = postedForm(form);
  const again = (problems: Extract<ManyOutcome, { kind: 'again' }>['problems']) =>
    ({ kind: 'again', problems, typed }) as const;
  if (!ctx.nonces.check(redirectsAction, typedText(typed, '_wpnonce'))) return again(null);
  const { drafts, problems } = readRedirectLines(
    typedText(typed, 'lines').replaceAll(`${ctx.shopUrl}/`, '/'),
  );
  if (drafts.length + problems.length > MOST_LINES) return again('too-many-lines');
  if (problems.length > 0) return again(problems);
  if (drafts.length === 0) return again('no-lines');
  const added = await addRedirects(ctx, drafts);
  if (!added.ok) return again(added.problems);
  return { kind: 'go', path: `/staff/redirects/?done=added&count=${added.added}` };
}

/** The form of the addresses without a page: takes the chosen ones from the list. */
export async function postMissing(ctx: RequestContext, form: FormData): Promise<string> {
  const typed = postedForm(form);
  const list = '/staff/redirects/missing/';
  if (!ctx.nonces.check(redirectsAction, typedText(typed, '_wpnonce'))) return `${list}?expired=1`;
  const ids = (typed.id ?? []).filter((id) => /^[1-9]\d{0,8}$/.test(id)).map(Number);
  const { numAffectedRows = 0n } =
    await sql`delete from missing_addresses where id = any (${ids}::int[])`.execute(ctx.db);
  return `${list}?done=cleared&count=${numAffectedRows}`;
}
