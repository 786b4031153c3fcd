import { z } from 'zod';
import type { ProviderAnswer } from '#foundation/payment-provider/rules/payment-adapter.ts';
import { createPaypalClient, type PaypalOptions } from './create-paypal-client.ts';

/** A webhook as PayPal stores it; the event `*` stands for all. */
export type PaypalWebhook = { readonly id: string; readonly url: string; readonly events: readonly string[] };

const webhookShape = z.object({
  id: z.string().min(1),
  url: z.string(),
  event_types: z.array(z.object({ name: z.string() })).default([]),
});
const listShape = z.object({ webhooks: z.array(webhookShape).default([]) });

const path = '/v1/notifications/webhooks';
const typesOf = (events: readonly string[]) => events.map((name) => ({ name }));

function webhookFrom(json: unknown): PaypalWebhook | null {
  const read = webhookShape.safeParse(json);
  if (!read.success) return null;
  const { id, url, event_types: types } = read.data;
  return { id, url, events: types.map(({ name }) => name) };
}

/** The webhooks of the app that the credentials belong to. */
export function createPaypalWebhooks(options: PaypalOptions) {
  const { ask } = createPaypalClient(options);
  const one = (answer: ProviderAnswer<unknown>): ProviderAnswer<PaypalWebhook> => {
    if (!answer.ok) return answer;
    const webhook = webhookFrom(answer.value);
    return webhook
      ? { ok: true, value: webhook }
      : { ok: false, fault: { kind: 'unanswered', issue: 'NO_WEBHOOK' } };
  };
  return {
    async list(): Promise<ProviderAnswer<readonly PaypalWebhook[]>> {
      const answer = await ask('GET', path);
      if (!answer.ok) return answer;
      const read = listShape.safeParse(answer.value);
      if (!read.success) return { ok: false, fault: { kind: 'unanswered', issue: 'NO_WEBHOOKS' } };
      return { ok: true, value: read.data.webhooks.flatMap((json) => webhookFrom(json) ?? []) };
    },
    create: async (url: string, events: readonly string[]) =>
      one(await ask('POST', path, { url, event_types: typesOf(events) })),
    change: async (id: string, events: readonly string[]) =>
      one(
        await ask('PATCH', `${path}/${encodeURIComponent(id)}`, [
          { op: 'replace', path: '/event_types', value: typesOf(events) },
        ]),
      ),
  };
}
