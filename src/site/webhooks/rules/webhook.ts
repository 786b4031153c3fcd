import { choice, line, lineThat } from '#foundation/forms/rules/fields.ts';
import { type DraftOf, formSchema, type ProblemOf } from '#foundation/forms/rules/form-schema.ts';

/** What can happen to the things that programs read, by the name of each. */
const happenings = {
  order: ['created', 'updated', 'deleted'],
  product: ['created', 'updated', 'deleted', 'restored', 'published'],
} as const satisfies Readonly<Record<string, readonly string[]>>;

export type WebhookResource = keyof typeof happenings;

/** What a webhook can be told of. */
export const webhookTopics = Object.entries(happenings).flatMap(([resource, events]) =>
  events.map((event) => `${resource}.${event}` as WebhookTopic),
);
export type WebhookTopic = {
  [Resource in WebhookResource]: `${Resource}.${(typeof happenings)[Resource][number]}`;
}[WebhookResource];

export const webhookStatuses = ['active', 'paused', 'disabled'] as const;
export type WebhookStatus = (typeof webhookStatuses)[number];

export const LONGEST_WEBHOOK_NAME = 100;
export const LONGEST_DELIVERY_URL = 500;
export const LONGEST_WEBHOOK_SECRET = 200;

/** What the forms of webhooks carry their nonce for. */
export const webhooksAction = 'webhooks';

/** Whether a text is an address that something can be sent to: without a name and password in it. */
export const isDeliveryUrl = (text: string): boolean =>
  /^https?:\/\/[a-z0-9.:[\]-]+(?:[/?#]\S*)?$/i.test(text);

/** The form of a webhook; an empty secret leaves the stored one, and a new webhook gets one of the shop's making. */
export const webhookForm = formSchema({
  name: line({ required: 'no-name', most: LONGEST_WEBHOOK_NAME }),
  topic: choice(webhookTopics, 'topic-unknown'),
  deliveryUrl: lineThat(
    (text) => text.length <= LONGEST_DELIVERY_URL && isDeliveryUrl(text),
    'not-an-address',
  ),
  status: choice(webhookStatuses, 'status-unknown'),
  secret: line({ most: LONGEST_WEBHOOK_SECRET, tooLong: 'secret-too-long' }),
});

export type WebhookDraft = DraftOf<typeof webhookForm>;
export type WebhookProblem = ProblemOf<typeof webhookForm>;
export type WebhookProblems = Readonly<Partial<Record<keyof WebhookDraft, WebhookProblem>>>;

/** A webhook as staff and programs see it; nobody sees its secret. */
export type Webhook = {
  readonly id: number;
  readonly name: string;
  readonly topic: WebhookTopic;
  readonly deliveryUrl: string;
  readonly status: WebhookStatus;
  readonly createdAt: Date;
  readonly updatedAt: Date;
  /** since when nobody answers there; null while somebody does */
  readonly failingSince: Date | null;
};

/** What a secret is sealed for, so that it opens for webhooks alone. */
export const sealedForWebhook = 'webhook secret';
