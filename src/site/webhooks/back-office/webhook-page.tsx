import { type EditedRecord, RecordEditor } from '#foundation/records/back-office/record-editor.tsx';
import { buttonClass } from '#kit/ui/controls/button-class.ts';
import { useBackOfficeWords } from '#kit/words/back-office/use-back-office-words.ts';
import {
  LONGEST_DELIVERY_URL,
  LONGEST_WEBHOOK_NAME,
  LONGEST_WEBHOOK_SECRET,
  type WebhookDraft,
  type WebhookProblems,
  webhookStatuses,
  webhookTopics,
} from '../rules/webhook.ts';

export type WebhookPageProps = EditedRecord<WebhookDraft, WebhookProblems>;

/** A webhook: what it is told of, where, and the secret that signs it. */
export function WebhookPage(record: WebhookPageProps) {
  const { webhooks: words } = useBackOfficeWords();
  const isNew = record.id === null;
  return (
    <RecordEditor
      record={record}
      section="api-keys/webhooks"
      name="webhook"
      words={{
        backToList: words.backToList,
        fields: words.fields,
        hints: { ...words.hints, secret: isNew ? words.newSecretHint : words.secretHint },
      }}
      title={isNew ? words.newTitle : record.draft.name}
      sentenceOf={(code) => words.problems[code]}
      fields={[
        { name: 'name', kind: 'text', maxLength: LONGEST_WEBHOOK_NAME, required: true },
        [
          {
            name: 'topic',
            kind: 'choice',
            options: webhookTopics.map((value) => ({ value, label: words.topics[value] })),
          },
          {
            name: 'status',
            kind: 'choice',
            options: webhookStatuses.map((value) => ({ value, label: words.statuses[value] })),
          },
        ],
        { name: 'deliveryUrl', kind: 'text', maxLength: LONGEST_DELIVERY_URL, required: true },
        { name: 'secret', kind: 'text', maxLength: LONGEST_WEBHOOK_SECRET },
      ]}
      removal={isNew ? null : { title: words.removeTitle, hint: words.removeHint, words: words.remove }}
    >
      {isNew ? null : (
        <p>
          <a
            className={buttonClass({ kind: 'secondary' })}
            href={`/staff/api-keys/webhooks/${record.id}/deliveries/`}
          >
            {words.showDeliveries}
          </a>
        </p>
      )}
    </RecordEditor>
  );
}
