import { choiceFilter, listQuery } from '#foundation/records/rules/list-query.ts';

export const deliveryStates = ['waiting', 'delivered', 'failed'] as const;

/** The list of the deliveries of a webhook. */
export const deliveryList = (webhookId: number) =>
  listQuery(`api-keys/webhooks/${webhookId}/deliveries`, { state: choiceFilter('state', deliveryStates) });

export const webhookActions = ['replayed', 'none-replayed', 'expired-form'] as const;
export type WebhookAction = (typeof webhookActions)[number];

/** What has just been done, as the address says; null where it says nothing of it. */
export const readWebhookAction = (asked: { get(name: string): string | null }): WebhookAction | null =>
  webhookActions.find((action) => action === asked.get('done')) ?? null;
