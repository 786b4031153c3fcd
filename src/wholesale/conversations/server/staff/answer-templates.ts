import { sql } from 'kysely';
import { recordAudit } from '#foundation/audit/server/record-audit.ts';
import { inTransaction } from '#foundation/database/in-transaction.ts';
import type { RecordOutcome } from '#foundation/records/rules/posted-record.ts';
import { postRecord } from '#foundation/records/server/post-record.ts';
import type { RequestContext } from '#foundation/request-context/request-context.ts';
import {
  type AnswerTemplate,
  type AnswerTemplateDraft,
  type AnswerTemplateProblems,
  answerTemplatesAction,
  readAnswerTemplate,
} from '../../rules/answer-template.ts';

type Context = Pick<RequestContext, 'db'>;

/** Every template, by name. */
export async function listAnswerTemplates({ db }: Context): Promise<readonly AnswerTemplate[]> {
  return db.selectFrom('answer_templates').select(['id', 'name', 'body']).orderBy(sql`lower(name)`).execute();
}

/** A template; null where there is none. */
export async function readAnswerTemplateById({ db }: Context, id: number): Promise<AnswerTemplate | null> {
  const row = await db
    .selectFrom('answer_templates')
    .select(['id', 'name', 'body'])
    .where('id', '=', id)
    .executeTakeFirst();
  return row ?? null;
}

/** The form of a template, new (`id` null) or known. */
export function postAnswerTemplate(
  ctx: RequestContext,
  id: number | null,
  form: FormData,
): Promise<RecordOutcome<AnswerTemplateProblems>> {
  return postRecord<AnswerTemplateDraft, AnswerTemplateProblems>(ctx, {
    section: 'conversations/templates',
    action: answerTemplatesAction,
    id,
    form,
    read: readAnswerTemplate,
    save: (draft) => saveAnswerTemplate(ctx, id, draft),
    remove: (known) => removeAnswerTemplate(ctx, known),
  });
}

type Saved =
  | { readonly ok: true; readonly id: number }
  /** null: it is gone */
  | { readonly ok: false; readonly problems: AnswerTemplateProblems | null };

/** Writes a template, new (`id` null) or known; two of one name there are never. */
function saveAnswerTemplate(
  ctx: RequestContext,
  id: number | null,
  draft: AnswerTemplateDraft,
): Promise<Saved> {
  return inTransaction(ctx.db, async (db): Promise<Saved> => {
    await sql`lock table answer_templates in share row exclusive mode`.execute(db);
    const known = await listAnswerTemplates({ db });
    const before = known.find((template) => template.id === id) ?? null;
    if (id !== null && !before) return { ok: false, problems: null };
    const isTaken = known.some(
      (template) => template.id !== id && template.name.toLowerCase() === draft.name.toLowerCase(),
    );
    if (isTaken) return { ok: false, problems: { name: 'taken' } };
    const { name, body } = draft;
    const { id: saved } = await (id === null
      ? db.insertInto('answer_templates').values({ name, body }).returning('id').executeTakeFirstOrThrow()
      : db
          .updateTable('answer_templates')
          .set({ name, body })
          .where('id', '=', id)
          .returning('id')
          .executeTakeFirstOrThrow());
    await recordAudit(
      { ...ctx, db },
      {
        what: before ? 'changed' : 'created',
        subject: { kind: 'answer-template', id: saved, name },
        before: before && { name: before.name, template_text: before.body },
        after: { name, template_text: body },
      },
    );
    return { ok: true, id: saved };
  });
}

function removeAnswerTemplate(ctx: RequestContext, id: number): Promise<{ readonly ok: boolean }> {
  return inTransaction(ctx.db, async (db): Promise<{ readonly ok: boolean }> => {
    const before = await db
      .deleteFrom('answer_templates')
      .where('id', '=', id)
      .returning(['name', 'body'])
      .executeTakeFirst();
    if (!before) return { ok: false };
    await recordAudit(
      { ...ctx, db },
      {
        what: 'deleted',
        subject: { kind: 'answer-template', id, name: before.name },
        before: { template_text: before.body },
      },
    );
    return { ok: true };
  });
}
