import { DeliveryPage } from '#site/webhooks/back-office/delivery-page.tsx';
import { webhooksAction } from '#site/webhooks/rules/webhook.ts';
import { readDelivery } from '#site/webhooks/server/list-deliveries.ts';
import { found, idFrom, notFound } from '../../not-found.ts';
import { titleMeta } from '../../page-meta.ts';
import { openStaffPage } from '../staff-context.ts';
import type { Route } from './+types/delivery.ts';

export const meta = titleMeta;

export async function loader(args: Route.LoaderArgs) {
  const { ctx, words } = openStaffPage(args, 'api-keys');
  const delivery = found(await readDelivery(ctx.db, idFrom(args.params.delivery)));
  if (delivery.webhookId !== idFrom(args.params.id)) throw notFound();
  const { objects, deliveryOf } = words.webhooks;
  return {
    page: { delivery, nonce: ctx.nonces.make(webhooksAction) },
    title: deliveryOf(objects(delivery.resource, delivery.objectId)),
  };
}

export default function Delivery({ loaderData }: Route.ComponentProps) {
  return <DeliveryPage {...loaderData.page} />;
}
