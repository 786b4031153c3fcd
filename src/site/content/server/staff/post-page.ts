import { z } from 'zod';
import { postedForm, typedText } from '#foundation/forms/rules/typed-values.ts';
import type { RequestContext } from '#foundation/request-context/request-context.ts';
import { parseJson } from '#kit/text/rules/parse-json.ts';
import { type PageAnswer, pagesAction } from '../../rules/blocks/page-editor.ts';
import { editorPath } from '../../rules/blocks/page-ids.ts';
import { discardDraft, removePage, restorePageVersion } from './change-page.ts';
import { type SavedPage, savePage } from './save-page.ts';
import { schedulePage } from './schedule-page.ts';

export type PostedPage = { readonly kind: 'go'; readonly path: string } | PageAnswer;

/** A moment as ISO 8601; null for anything else. */
const momentIn = (text: string) => (z.iso.datetime().safeParse(text).success ? text : null);

const wholeIn = (text: string) => (/^\d{1,9}$/.test(text) ? Number(text) : 0);

/** The forms of the page of the staff area that edits a page, new (`id` null) or known. */
export async function postPage(
  ctx: RequestContext,
  { id, form }: { readonly id: number | null; readonly form: FormData },
): Promise<PostedPage> {
  const typed = postedForm(form);
  const text = (name: string) => typedText(typed, name);
  if (!ctx.nonces.check(pagesAction, text('_wpnonce'))) return { kind: 'expired' };
  const revision = wholeIn(text('revision'));
  const action = text('action');
  if (id !== null && action === 'remove') {
    const { ok } = await removePage(ctx, id);
    return ok ? { kind: 'go', path: '/staff/pages/?done=removed' } : { kind: 'gone' };
  }
  if (id !== null && action === 'discard') {
    const { ok, isGone } = await discardDraft(ctx, { id, revision });
    if (isGone) return { kind: 'go', path: '/staff/pages/?done=removed' };
    return { kind: 'go', path: `${editorPath(id)}?done=${ok ? 'discarded' : 'refused'}` };
  }
  if (id !== null && action === 'version') {
    const restored = await restorePageVersion(ctx, { id, revision, versionId: wholeIn(text('version')) });
    return { kind: 'go', path: `${editorPath(id)}?done=${restored.ok ? 'restored' : 'refused'}` };
  }
  if (id !== null && (action === 'schedule' || action === 'unschedule')) {
    const at = action === 'schedule' ? momentIn(text('at')) : null;
    const { ok } =
      action === 'schedule' && at === null ? { ok: false } : await schedulePage(ctx, { id, revision, at });
    const done = action === 'schedule' ? 'scheduled' : 'unscheduled';
    return { kind: 'go', path: `${editorPath(id)}?done=${ok ? done : 'not-scheduled'}` };
  }
  const isPublished = action === 'publish';
  const content = parseJson(text('content'));
  return answerOf(await savePage(ctx, { id, revision, content, publish: isPublished }), { id, isPublished });
}

function answerOf(
  saved: SavedPage,
  { id, isPublished }: { readonly id: number | null; readonly isPublished: boolean },
): PostedPage {
  if (saved.ok && id === null) {
    return { kind: 'go', path: `${editorPath(saved.id)}?done=${isPublished ? 'published' : 'saved'}` };
  }
  if (saved.ok) return { kind: 'saved', id: saved.id, revision: saved.revision, isPublished };
  const { error } = saved;
  if (error.code === 'refused') return { kind: 'refused', problems: error.problems };
  if (error.code === 'gone') return { kind: 'gone' };
  return { kind: 'conflict', by: error.by, at: error.at, revision: error.revision };
}
