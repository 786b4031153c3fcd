import { DeliveriesPage } from '#site/webhooks/back-office/deliveries-page.tsx';
import { deliveryList, readWebhookAction } from '#site/webhooks/rules/delivery-list.ts';
import { webhooksAction } from '#site/webhooks/rules/webhook.ts';
import { listDeliveries } from '#site/webhooks/server/list-deliveries.ts';
import { readWebhook } from '#site/webhooks/server/list-webhooks.ts';
import { postDeliveries } from '#site/webhooks/server/post-webhooks.ts';
import { found, idFrom } from '../../not-found.ts';
import { titleMeta } from '../../page-meta.ts';
import { answerForm, openStaffPage, staffContext } from '../staff-context.ts';
import type { Route } from './+types/deliveries.ts';

export const meta = titleMeta;

export async function loader(args: Route.LoaderArgs) {
  const { ctx, asked, words } = openStaffPage(args, 'api-keys');
  const { id, name } = found(await readWebhook(ctx.db, idFrom(args.params.id)));
  const query = found(deliveryList(id).read(asked));
  const action = readWebhookAction(asked);
  return {
    page: {
      webhook: { id, name },
      query,
      list: found(await listDeliveries(ctx.db, { webhookId: id, ...query })),
      nonce: ctx.nonces.make(webhooksAction),
      done: action && { action, count: Number(asked.get('count')) || 0 },
    },
    title: words.webhooks.deliveriesOf(name),
  };
}

export async function action({ context, params, request }: Route.ActionArgs) {
  const ctx = staffContext(context, 'api-keys');
  return answerForm(await postDeliveries(ctx, idFrom(params.id), await request.formData()));
}

export default function Deliveries({ loaderData }: Route.ComponentProps) {
  return <DeliveriesPage {...loaderData.page} />;
}
