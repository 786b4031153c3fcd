import { ListFilter } from '#foundation/records/back-office/list-filter.tsx';
import { RecordList } from '#foundation/records/back-office/record-list.tsx';
import sheet from '#foundation/records/back-office/staff-form.module.css';
import layout from '#foundation/records/back-office/staff-page.module.css';
import type { QueryOf } from '#foundation/records/rules/list-query.ts';
import { Button } from '#kit/ui/controls/button.tsx';
import { Checkbox } from '#kit/ui/controls/checkbox.tsx';
import { TextField } from '#kit/ui/controls/text-field.tsx';
import { formatDateTime } from '#kit/ui/display/format-date-time.ts';
import { Notice } from '#kit/ui/display/notice.tsx';
import { useBackOfficeWords } from '#kit/words/back-office/use-back-office-words.ts';
import { deliveryList, deliveryStates, type WebhookAction } from '../rules/delivery-list.ts';
import type { DeliveryPage, ListedDelivery } from '../server/list-deliveries.ts';
import { AnswerOf, deliveryTones } from './answer-of.tsx';
import styles from './webhooks.module.css';

export type DeliveriesPageProps = {
  readonly webhook: { readonly id: number; readonly name: string };
  readonly query: QueryOf<ReturnType<typeof deliveryList>['filters']>;
  readonly list: DeliveryPage;
  readonly nonce: string;
  readonly done: { readonly action: WebhookAction; readonly count: number } | null;
};

/** What was sent to a webhook, what came back, and the way to send it once more. */
export function DeliveriesPage({ webhook, query, list, nonce, done }: DeliveriesPageProps) {
  const { webhooks: words } = useBackOfficeWords();
  const address = deliveryList(webhook.id);
  return (
    <RecordList
      head={
        <>
          <div className={layout.head}>
            <h1>{words.deliveriesOf(webhook.name)}</h1>
            <a href={`/staff/api-keys/webhooks/${webhook.id}/`}>{words.backToWebhook}</a>
          </div>
          <p className={sheet.hint}>{words.deliveriesIntro}</p>
        </>
      }
      notice={done ? <Done {...done} /> : null}
      filter={
        list.total > 0 || address.isFiltered(query) ? (
          <ListFilter
            list={address}
            query={query}
            words={words.filter}
            fields={{
              state: {
                choice: words.filter.state,
                options: [
                  { value: '', label: words.filter.all },
                  ...deliveryStates.map((value) => ({ value, label: words.states[value] })),
                ],
              },
            }}
          />
        ) : null
      }
      rows={list.rows}
      empty={address.isFiltered(query) ? words.noneFound : words.noDeliveries}
      columns={[
        {
          name: words.object,
          link: ({ id, resource, objectId }) => ({
            path: `/staff/api-keys/webhooks/${webhook.id}/deliveries/${id}/`,
            label: words.objects(resource, objectId),
          }),
        },
        { name: words.happened, date: ({ createdAt }) => createdAt.toISOString() },
        {
          name: words.state,
          status: ({ state }) => ({ tone: deliveryTones[state], label: words.states[state] }),
        },
        { name: words.answer, text: ({ status, problem }) => <AnswerOf status={status} problem={problem} /> },
        { name: words.tries, number: ({ tries }) => tries },
        { name: words.next, text: (delivery) => <NextTry delivery={delivery} /> },
      ]}
      pages={{ ...list, pathOf: (page) => address.path({ ...query, page }) }}
    >
      <ReplayForm webhookId={webhook.id} nonce={nonce} />
    </RecordList>
  );
}

function Done({ action, count }: { readonly action: WebhookAction; readonly count: number }) {
  const { webhooks: words } = useBackOfficeWords();
  return <Notice kind={action === 'replayed' ? 'success' : 'warning'}>{words.done[action](count)}</Notice>;
}

function NextTry({ delivery: { state, nextAt } }: { readonly delivery: ListedDelivery }) {
  const { locale } = useBackOfficeWords();
  return state === 'waiting' ? formatDateTime(nextAt.toISOString(), locale) : '–';
}

function ReplayForm({ webhookId, nonce }: { readonly webhookId: number; readonly nonce: string }) {
  const { webhooks: words } = useBackOfficeWords();
  return (
    <section className={styles.replay}>
      <h2>{words.replayTitle}</h2>
      <p className={sheet.hint}>{words.replayHint}</p>
      <form
        className={styles.form}
        method="post"
        action={`/staff/api-keys/webhooks/${webhookId}/deliveries/`}
      >
        <input type="hidden" name="_wpnonce" value={nonce} readOnly />
        <TextField id="webhook-since" name="since" type="date" label={words.since} required />
        <Checkbox name="failed" value="1" defaultChecked>
          {words.onlyFailed}
        </Checkbox>
        <Button type="submit" kind="secondary">
          {words.replay}
        </Button>
      </form>
    </section>
  );
}
