import { AnswerTemplatePage } from '#wholesale/conversations/back-office/answer-templates-page.tsx';
import { answerTemplatesAction } from '#wholesale/conversations/rules/answer-template.ts';
import {
  postAnswerTemplate,
  readAnswerTemplateById,
} from '#wholesale/conversations/server/staff/answer-templates.ts';
import { found } from '../../not-found.ts';
import { titleMeta } from '../../page-meta.ts';
import { answerForm, openStaffPage, recordId, staffContext } from '../staff-context.ts';
import type { Route } from './+types/answer-template.ts';

export const meta = titleMeta;

export async function loader(args: Route.LoaderArgs) {
  const { ctx, asked, words } = openStaffPage(args, 'conversations');
  const id = recordId(args.params.id);
  const template = id === null ? null : found(await readAnswerTemplateById(ctx, id));
  return {
    page: { template, nonce: ctx.nonces.make(answerTemplatesAction), saved: asked.has('saved') },
    title: template?.name ?? words.staffConversations.templates.newTitle,
  };
}

export async function action({ context, params, request }: Route.ActionArgs) {
  const ctx = staffContext(context, 'conversations');
  return answerForm(await postAnswerTemplate(ctx, recordId(params.id), await request.formData()));
}

export default function AnswerTemplate({ loaderData, actionData }: Route.ComponentProps) {
  return <AnswerTemplatePage {...loaderData.page} rejected={actionData ?? null} />;
}
