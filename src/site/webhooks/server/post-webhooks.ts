import { readForm } from '#foundation/forms/rules/form-schema.ts';
import { textOf } from '#foundation/forms/server/text-of.ts';
import type { RecordOutcome } from '#foundation/records/rules/posted-record.ts';
import { postRecord } from '#foundation/records/server/post-record.ts';
import type { RequestContext } from '#foundation/request-context/request-context.ts';
import { isDay } from '#kit/text/rules/calendar-day.ts';
import { deliveryList, type WebhookAction } from '../rules/delivery-list.ts';
import { type WebhookDraft, type WebhookProblems, webhookForm, webhooksAction } from '../rules/webhook.ts';
import { planPing } from './ping-webhook.ts';
import { type ReplayedDeliveries, replayDeliveries } from './replay-deliveries.ts';
import { removeWebhook, saveWebhook } from './save-webhook.ts';

/** The form of a webhook. */
export function postWebhook(
  ctx: RequestContext,
  id: number | null,
  form: FormData,
): Promise<RecordOutcome<WebhookProblems>> {
  return postRecord<WebhookDraft, WebhookProblems>(ctx, {
    section: 'api-keys/webhooks',
    action: webhooksAction,
    id,
    form,
    read: (typed) => readForm(webhookForm, typed),
    async save(draft) {
      const saved = await saveWebhook(ctx, { id, draft });
      if (!saved.ok) return { ok: false, problems: null };
      if (draft.status === 'active') await planPing(ctx.db, saved.id);
      return saved;
    },
    remove: (known) => removeWebhook(ctx, known),
  });
}

type Outcome = { readonly kind: 'go'; readonly path: string } | { readonly kind: 'gone' };

/** The forms of deliveries: one of them, or all since a day, are sent once more. */
export async function postDeliveries(
  ctx: RequestContext,
  webhookId: number,
  form: FormData,
): Promise<Outcome> {
  const done = (action: WebhookAction, count = 0): Outcome => ({
    kind: 'go',
    path: deliveryList(webhookId).path({}, { done: action, count: String(count) }),
  });
  if (!ctx.nonces.check(webhooksAction, textOf(form, '_wpnonce'))) return done('expired-form');
  const which = replayedBy(form);
  if (!which) return done('none-replayed');
  const replayed = await replayDeliveries(ctx, webhookId, which);
  if (!replayed.ok) return { kind: 'gone' };
  return done(replayed.count > 0 ? 'replayed' : 'none-replayed', replayed.count);
}

function replayedBy(form: FormData): ReplayedDeliveries | null {
  const delivery = textOf(form, 'delivery');
  if (/^[1-9]\d{0,14}$/.test(delivery)) return { deliveryId: Number(delivery) };
  const since = textOf(form, 'since');
  return isDay(since) ? { since, onlyFailed: textOf(form, 'failed') === '1' } : null;
}
