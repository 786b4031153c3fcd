import { inTransaction } from '#foundation/database/in-transaction.ts';
import { postedForm, typedText } from '#foundation/forms/rules/typed-values.ts';
import type { RequestContext } from '#foundation/request-context/request-context.ts';
import { attributePath, staffAttributesAction } from '../../rules/attribute-form.ts';
import { readTermLines, type TermLine, type TermLinesProblem } from '../../rules/term-lines.ts';
import { readStaffTerms } from './read-staff-attributes.ts';
import { lockAttributes } from './save-attribute.ts';
import { saveTerm } from './save-term.ts';

type Added = { readonly ok: true; readonly count: number } | { readonly ok: false };

/** Puts new terms behind those of an attribute, all or none; those that it has by their name are left out. */
export function addTerms(
  ctx: RequestContext,
  { attributeId, terms }: { readonly attributeId: number; readonly terms: readonly TermLine[] },
): Promise<Added> {
  return inTransaction(ctx.db, async (db): Promise<Added> => {
    await lockAttributes(db);
    const known = new Set(
      (await readStaffTerms(db, attributeId)).map(({ name }) => name.toLocaleLowerCase('it')),
    );
    const missing = terms.filter(({ name }) => !known.has(name.toLocaleLowerCase('it')));
    for (const { name, color } of missing) {
      const draft = { name, color, slug: '', translatedName: '', imageId: null };
      const saved = await saveTerm({ ...ctx, db }, { attributeId, id: null, draft });
      if (!saved.ok) return { ok: false };
    }
    return { ok: true, count: missing.length };
  });
}

/** What became of the form that adds terms: where to go on, or what was wrong with what was typed. */
export type PostedTerms =
  | { readonly kind: 'go'; readonly path: string }
  | { readonly unadded: TermLinesProblem | 'expired' | 'not-added'; readonly typedLines: string };

/** The form that adds many terms at once; null where another form was posted. */
export async function postTerms(
  ctx: RequestContext,
  { attributeId, form }: { readonly attributeId: number; readonly form: FormData },
): Promise<PostedTerms | null> {
  const typed = postedForm(form);
  if (typedText(typed, 'action') !== 'add-terms') return null;
  const typedLines = typedText(typed, 'lines');
  if (!ctx.nonces.check(staffAttributesAction, typedText(typed, '_wpnonce')))
    return { unadded: 'expired', typedLines };
  const read = readTermLines(typedLines);
  if (!read.ok) return { unadded: read.problem, typedLines };
  const added = await addTerms(ctx, { attributeId, terms: read.terms });
  if (!added.ok) return { unadded: 'not-added', typedLines };
  return { kind: 'go', path: `${attributePath(attributeId)}?added=${added.count}#terms-heading` };
}
