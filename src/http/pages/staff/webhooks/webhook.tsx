import { WebhookPage } from '#site/webhooks/back-office/webhook-page.tsx';
import { type WebhookDraft, webhooksAction } from '#site/webhooks/rules/webhook.ts';
import { readWebhook } from '#site/webhooks/server/list-webhooks.ts';
import { postWebhook } from '#site/webhooks/server/post-webhooks.ts';
import { found } from '../../not-found.ts';
import { titleMeta } from '../../page-meta.ts';
import { answerForm, openStaffPage, recordId, staffContext } from '../staff-context.ts';
import type { Route } from './+types/webhook.ts';

export const meta = titleMeta;

const empty: WebhookDraft = {
  name: '',
  topic: 'order.created',
  deliveryUrl: '',
  status: 'active',
  secret: '',
};

export async function loader(args: Route.LoaderArgs) {
  const { ctx, asked, words } = openStaffPage(args, 'api-keys');
  const id = recordId(args.params.id);
  const webhook = id === null ? null : found(await readWebhook(ctx.db, id));
  return {
    page: {
      id,
      draft: webhook
        ? {
            ...empty,
            name: webhook.name,
            topic: webhook.topic,
            deliveryUrl: webhook.deliveryUrl,
            status: webhook.status,
          }
        : empty,
      nonce: ctx.nonces.make(webhooksAction),
      saved: asked.has('saved'),
    },
    title: webhook?.name ?? words.webhooks.newTitle,
  };
}

export async function action({ context, params, request }: Route.ActionArgs) {
  const ctx = staffContext(context, 'api-keys');
  return answerForm(await postWebhook(ctx, recordId(params.id), await request.formData()));
}

export default function Webhook({ loaderData, actionData }: Route.ComponentProps) {
  return <WebhookPage {...loaderData.page} rejected={actionData ?? null} />;
}
