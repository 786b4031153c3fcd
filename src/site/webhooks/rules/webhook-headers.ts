import type { WebhookTopic } from './webhook.ts';

type Sent = {
  readonly shopUrl: string;
  readonly webhookId: number;
  readonly topic: WebhookTopic;
  readonly deliveryId: number;
};

/** The headers of a delivery beside its signature: who sends, what has happened, by which webhook. Source: `X-WC-Webhook-*` of the old platform. */
export function webhookHeaders({
  shopUrl,
  webhookId,
  topic,
  deliveryId,
}: Sent): Readonly<Record<string, string>> {
  const [resource = '', event = ''] = topic.split('.');
  return {
    'content-type': 'application/json',
    'user-agent': 'Pistone Webhooks',
    'x-wc-webhook-source': `${shopUrl.replace(/\/$/, '')}/`,
    'x-wc-webhook-topic': topic,
    'x-wc-webhook-resource': resource,
    'x-wc-webhook-event': event,
    'x-wc-webhook-id': String(webhookId),
    'x-wc-webhook-delivery-id': String(deliveryId),
  };
}
