import { ConnectionTabs } from '#customers/api-keys/back-office/connection-tabs.tsx';
import { RecordList, TitleRow } from '#foundation/records/back-office/record-list.tsx';
import sheet from '#foundation/records/back-office/staff-form.module.css';
import { formatDateTime } from '#kit/ui/display/format-date-time.ts';
import { Notice } from '#kit/ui/display/notice.tsx';
import { useBackOfficeWords } from '#kit/words/back-office/use-back-office-words.ts';
import type { WebhookStatus } from '../rules/webhook.ts';
import type { CountedWebhook } from '../server/list-webhooks.ts';

export type WebhooksPageProps = {
  readonly webhooks: readonly CountedWebhook[];
  readonly removed: boolean;
};

const tones = { active: 'green', paused: 'plain', disabled: 'plain' } as const satisfies Record<
  WebhookStatus,
  string
>;

/** The webhooks of the shop: what each is told of, where, and whether it arrives. */
export function WebhooksPage({ webhooks, removed }: WebhooksPageProps) {
  const { webhooks: words } = useBackOfficeWords();
  return (
    <RecordList
      head={
        <>
          <TitleRow title={words.title} add={{ path: '/staff/api-keys/webhooks/new/', words: words.add }} />
          <ConnectionTabs shown="webhooks" />
          <p className={sheet.hint}>{words.intro}</p>
          <p className={sheet.hint}>{words.feed}</p>
        </>
      }
      notice={removed ? <Notice kind="success">{words.removed}</Notice> : null}
      rows={webhooks}
      empty={words.empty}
      columns={[
        {
          name: words.fields.name,
          link: ({ id, name, deliveryUrl }) => ({
            path: `/staff/api-keys/webhooks/${id}/`,
            label: name,
            note: deliveryUrl,
          }),
        },
        { name: words.fields.topic, text: ({ topic }) => words.topics[topic] },
        {
          name: words.fields.status,
          status: (webhook) =>
            webhook.failingSince
              ? { tone: 'amber', label: words.silent }
              : { tone: tones[webhook.status], label: words.statuses[webhook.status] },
        },
        { name: words.silentSince, text: ({ failingSince }) => <Since at={failingSince} /> },
        { name: words.waiting, number: ({ waiting }) => waiting },
        { name: words.failed, number: ({ failed }) => failed },
        {
          name: words.deliveries,
          link: ({ id }) => ({
            path: `/staff/api-keys/webhooks/${id}/deliveries/`,
            label: words.showDeliveries,
          }),
        },
      ]}
    />
  );
}

function Since({ at }: { readonly at: Date | null }) {
  const { locale } = useBackOfficeWords();
  return at ? formatDateTime(at.toISOString(), locale) : '–';
}
