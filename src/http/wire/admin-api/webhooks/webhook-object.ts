import { z } from 'zod';
import { type Webhook, webhookStatuses, webhookTopics } from '#site/webhooks/rules/webhook.ts';
import { adminUrl } from '../admin-call.ts';
import { localDate, utcDate } from '../api-dates.ts';

const href = z.array(z.object({ href: z.string() }));

/** A webhook in the shape of the administration API; its secret is never told. */
export const adminWebhook = z.object({
  id: z.number(),
  name: z.string(),
  status: z.enum(webhookStatuses),
  topic: z.enum(webhookTopics),
  resource: z.string(),
  event: z.string(),
  hooks: z.array(z.string()).meta({ description: 'Always empty.' }),
  delivery_url: z.string(),
  date_created: z.string(),
  date_created_gmt: z.string(),
  date_modified: z.string(),
  date_modified_gmt: z.string(),
  _links: z.object({ self: href, collection: href }),
});

export function webhookObject(shopUrl: string, webhook: Webhook): z.input<typeof adminWebhook> {
  const [resource = '', event = ''] = webhook.topic.split('.');
  return {
    id: webhook.id,
    name: webhook.name,
    status: webhook.status,
    topic: webhook.topic,
    resource,
    event,
    hooks: [],
    delivery_url: webhook.deliveryUrl,
    date_created: localDate(webhook.createdAt) ?? '',
    date_created_gmt: utcDate(webhook.createdAt) ?? '',
    date_modified: localDate(webhook.updatedAt) ?? '',
    date_modified_gmt: utcDate(webhook.updatedAt) ?? '',
    _links: {
      self: [{ href: adminUrl(shopUrl, `/webhooks/${webhook.id}`) }],
      collection: [{ href: adminUrl(shopUrl, '/webhooks') }],
    },
  };
}
