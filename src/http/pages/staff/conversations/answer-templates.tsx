import { AnswerTemplatesPage } from '#wholesale/conversations/back-office/answer-templates-page.tsx';
import { listAnswerTemplates } from '#wholesale/conversations/server/staff/answer-templates.ts';
import { titleMeta } from '../../page-meta.ts';
import { openStaffPage } from '../staff-context.ts';
import type { Route } from './+types/answer-templates.ts';

export const meta = titleMeta;

export async function loader(args: Route.LoaderArgs) {
  const { ctx, asked, words } = openStaffPage(args, 'conversations');
  return {
    templates: await listAnswerTemplates(ctx),
    removed: asked.has('removed'),
    title: words.staffConversations.templates.title,
  };
}

export default function AnswerTemplates({ loaderData }: Route.ComponentProps) {
  return <AnswerTemplatesPage templates={loaderData.templates} removed={loaderData.removed} />;
}
