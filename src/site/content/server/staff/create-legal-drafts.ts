import { sql } from 'kysely';
import { inTransaction } from '#foundation/database/in-transaction.ts';
import { postedForm, typedText } from '#foundation/forms/rules/typed-values.ts';
import type { RequestContext } from '#foundation/request-context/request-context.ts';
import { emptyText } from '../../rules/blocks/localized.ts';
import { pageOfText, storedContent } from '../../rules/blocks/page-content.ts';
import { pagesAction } from '../../rules/blocks/page-editor.ts';
import { type LegalDraft, legalDrafts } from '../../rules/legal-drafts.data.ts';
import { lockPages, savePage } from './save-page.ts';

type Existing = {
  readonly id: number;
  /** staff have edited it: it stays as it is */
  readonly isEdited: boolean;
};

/** The page at an address, published or as a draft; null where there is none. */
async function pageAt(db: RequestContext['db'], slug: string): Promise<Existing | null> {
  const { rows } = await sql<Existing>`
    select coalesce(c.id, b.page_id) as id, b.page_id is not null as "isEdited"
    from content_pages c full join page_blocks b on b.page_id = c.id
    where c.slug = ${slug} or b.draft ->> 'slug' = ${slug}`.execute(db);
  return rows[0] ?? null;
}

/** The legal pages that can begin as a draft: those that are missing, and those that nobody has edited since they came with the shop. */
export async function missingLegalPages({ db }: Pick<RequestContext, 'db'>): Promise<readonly LegalDraft[]> {
  const found = await Promise.all(
    legalDrafts.map(async (draft) => ({ draft, page: await pageAt(db, draft.slug) })),
  );
  return found.filter(({ page }) => !page?.isEdited).map(({ draft }) => draft);
}

/**
 * Writes the drafts of the legal pages, each where it is missing or as it came with the shop: shoppers see nothing of them until they are published. What
 * staff have edited stays. Returns how many were written.
 */
export function createLegalDrafts(
  ctx: RequestContext,
): Promise<{ readonly ok: boolean; readonly count: number }> {
  return inTransaction(ctx.db, async (db) => {
    await lockPages(db);
    const inner = { ...ctx, db };
    let count = 0;
    for (const { slug, title, html } of legalDrafts) {
      const page = await pageAt(db, slug);
      if (page?.isEdited) continue;
      const content = storedContent(
        pageOfText({ slug, title: { ...emptyText, it: title }, html: { ...emptyText, it: html } }),
      );
      const saved = await savePage(inner, { id: page?.id ?? null, revision: 0, content, publish: false });
      if (!saved.ok) return { ok: false, count: 0 };
      await db
        .updateTable('page_blocks')
        .set({ is_legal_draft: true })
        .where('page_id', '=', saved.id)
        .execute();
      count += 1;
    }
    return { ok: true, count };
  });
}

/** The form of the list of pages: writes the drafts. */
export async function postLegalDrafts(
  ctx: RequestContext,
  form: FormData,
): Promise<'drafted' | 'nothing' | 'expired'> {
  const typed = postedForm(form);
  if (!ctx.nonces.check(pagesAction, typedText(typed, '_wpnonce'))) return 'expired';
  if (typedText(typed, 'action') !== 'legal') return 'nothing';
  const { count } = await createLegalDrafts(ctx);
  return count > 0 ? 'drafted' : 'nothing';
}
