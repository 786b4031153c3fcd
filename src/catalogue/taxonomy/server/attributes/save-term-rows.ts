import { inTransaction } from '#foundation/database/in-transaction.ts';
import { postedForm, typedText } from '#foundation/forms/rules/typed-values.ts';
import type { RequestContext } from '#foundation/request-context/request-context.ts';
import { attributePath, staffAttributesAction, type TermProblem } from '../../rules/attribute-form.ts';
import {
  type ChangedTerm,
  checkTermRows,
  readTermRows,
  type TermRowProblems,
} from '../../rules/term-rows.ts';
import { translationLanguage } from '../translation-language.ts';
import { endTerm } from './end-term.ts';
import { readStaffTerms } from './read-staff-attributes.ts';
import { lockAttributes } from './save-attribute.ts';
import { saveTerm } from './save-term.ts';

export type SavedTermRows =
  | { readonly ok: true; readonly count: number }
  | { readonly ok: false; readonly problems: ReadonlyMap<number, TermRowProblems> };

/** Stores rows of the list of terms that were changed, all of them or none; what somebody else has changed meanwhile is named. */
export function saveTermRows(
  ctx: RequestContext,
  { attributeId, changed }: { readonly attributeId: number; readonly changed: readonly ChangedTerm[] },
): Promise<SavedTermRows> {
  return inTransaction(ctx.db, async (db): Promise<SavedTermRows> => {
    await lockAttributes(db);
    const terms = await readStaffTerms(db, attributeId, translationLanguage(ctx));
    const stored = new Map(terms.map((term) => [term.id, term]));
    const problems = checkTermRows(
      changed,
      new Map(
        terms.map(({ id, name, translatedName, color }) => [
          id,
          { name, translatedName, color: color ?? '' },
        ]),
      ),
    );
    if (problems.size > 0) return { ok: false, problems };
    for (const { id, cells } of changed) {
      const imageId = stored.get(id)?.imageId ?? null;
      const saved = await saveTerm(
        { ...ctx, db },
        { attributeId, id, draft: { ...cells, imageId, slug: '' } },
      );
      if (!saved.ok) return { ok: false, problems: new Map([[id, { name: 'gone' as const }]]) };
    }
    return { ok: true, count: changed.length };
  });
}

export type EndedTerms =
  | { readonly ok: true }
  | { readonly ok: false; readonly id: number; readonly problem: TermProblem | 'gone' };

/** Merges terms into another one of their attribute, or deletes them with a destination; all or none. */
export function endTerms(
  ctx: RequestContext,
  input: {
    readonly attributeId: number;
    readonly ids: readonly number[];
    readonly kind: 'merge' | 'remove';
    readonly into: number | null;
  },
): Promise<EndedTerms> {
  const { ids, ...end } = input;
  return inTransaction(ctx.db, async (db): Promise<EndedTerms> => {
    for (const id of ids) {
      const ended = await endTerm({ ...ctx, db }, { ...end, id });
      if (!ended.ok) return { ok: false, id, problem: ended.problems?.into ?? 'gone' };
    }
    return { ok: true };
  });
}

/** What became of the form of the list of terms: where to go on, or what was wrong, with what was typed. */
export type PostedTermRows =
  | { readonly kind: 'go'; readonly path: string }
  | {
      readonly rowsTyped: Readonly<Record<string, readonly string[]>>;
      readonly rowProblems: readonly (readonly [number, TermRowProblems])[];
      readonly rowsProblem:
        | 'expired'
        | 'unsaved'
        | 'none-chosen'
        | { readonly id: number; readonly problem: TermProblem | 'gone' }
        | null;
    };

const ids = (texts: readonly string[] = []) =>
  [...new Set(texts)].filter((text) => /^[1-9]\d{0,8}$/.test(text)).map(Number);

/** The list of terms, whose rows are saved, or some of which are merged or deleted; null where another form was posted. */
export async function postTermRows(
  ctx: RequestContext,
  { attributeId, form }: { readonly attributeId: number; readonly form: FormData },
): Promise<PostedTermRows | null> {
  const typed = postedForm(form);
  const action = typedText(typed, 'action');
  const kind = action === 'merge-terms' ? 'merge' : action === 'remove-terms' ? 'remove' : null;
  if (action !== 'save-terms' && kind === null) return null;
  const again = (
    rowsProblem: Exclude<PostedTermRows, { kind: 'go' }>['rowsProblem'],
    rowProblems: Iterable<readonly [number, TermRowProblems]> = [],
  ) => ({ rowsTyped: typed, rowProblems: [...rowProblems], rowsProblem });
  if (!ctx.nonces.check(staffAttributesAction, typedText(typed, '_wpnonce'))) return again('expired');
  const { changed, problems } = readTermRows(typed);
  const go = (done: string) =>
    ({ kind: 'go', path: `${attributePath(attributeId)}?${done}#terms-heading` }) as const;
  if (kind === null) {
    if (problems.size > 0) return again(null, problems);
    const saved = await saveTermRows(ctx, { attributeId, changed });
    return saved.ok ? go(`rows=${saved.count}`) : again(null, saved.problems);
  }
  if (changed.length + problems.size > 0) return again('unsaved', problems);
  const chosen = ids(typed.chosen);
  if (chosen.length === 0) return again('none-chosen');
  const [into = null] = ids(typed.into);
  const ended = await endTerms(ctx, { attributeId, ids: chosen, kind, into });
  if (!ended.ok) return again({ id: ended.id, problem: ended.problem });
  return go(`ended=${chosen.length}`);
}
