import { RecordList, TitleRow } from '#foundation/records/back-office/record-list.tsx';
import sheet from '#foundation/records/back-office/staff-form.module.css';
import { Button } from '#kit/ui/controls/button.tsx';
import { formatDateTime } from '#kit/ui/display/format-date-time.ts';
import { Notice } from '#kit/ui/display/notice.tsx';
import { useBackOfficeWords } from '#kit/words/back-office/use-back-office-words.ts';
import { type ApiKey, type ApiKeyAction, type ApiKeyState, apiKeysPath } from '../rules/api-key.ts';
import { ConnectionTabs } from './connection-tabs.tsx';

export type ApiKeysPageProps = {
  readonly keys: readonly ApiKey[];
  /** where programs find the interface */
  readonly address: string;
  readonly nonce: string;
  readonly done: ApiKeyAction | null;
};

const tones = { active: 'green', 'owner-gone': 'amber', revoked: 'plain' } as const satisfies Record<
  ApiKeyState,
  string
>;

/** The keys of programs: whose rights each has, when it was used last, and the button that ends it. */
export function ApiKeysPage({ keys, address, nonce, done }: ApiKeysPageProps) {
  const { apiKeys: words, locale } = useBackOfficeWords();
  return (
    <RecordList
      head={
        <>
          <TitleRow title={words.title} add={{ path: `${apiKeysPath}new/`, words: words.add }} />
          <ConnectionTabs shown="api-keys" />
          <p className={sheet.hint}>{words.intro}</p>
          <p className={sheet.hint}>
            {words.address}: <code>{address}</code>
          </p>
        </>
      }
      notice={
        done ? (
          <Notice kind={done === 'expired-form' ? 'warning' : 'success'}>{words.done[done]}</Notice>
        ) : null
      }
      rows={keys}
      empty={words.empty}
      form={{ action: apiKeysPath, nonce }}
      columns={[
        { name: words.columns.name, text: ({ name, end }) => <KeyName name={name} end={end} /> },
        {
          name: words.columns.owner,
          link: ({ owner }) => ({ path: `/staff/customers/${owner.id}/`, label: owner.name }),
        },
        { name: words.columns.access, text: ({ access }) => words.access[access] },
        {
          name: words.columns.state,
          status: ({ state }) => ({ tone: tones[state], label: words.states[state] }),
        },
        { name: words.columns.created, text: ({ createdAt }) => formatDateTime(createdAt, locale) },
        { name: words.columns.used, text: (key) => <LastUse apiKey={key} /> },
        { name: words.columns.end, text: (key) => <RevokeButton apiKey={key} /> },
      ]}
    />
  );
}

function KeyName({ name, end }: Pick<ApiKey, 'name' | 'end'>) {
  return (
    <>
      {name}
      <div className={sheet.hint}>…{end}</div>
    </>
  );
}

function LastUse({ apiKey: { lastUsedAt, lastUsedFrom } }: { readonly apiKey: ApiKey }) {
  const { apiKeys: words, locale } = useBackOfficeWords();
  if (lastUsedAt === null) return words.never;
  return (
    <>
      {formatDateTime(lastUsedAt, locale)}
      {lastUsedFrom === null ? null : <div className={sheet.hint}>{words.from(lastUsedFrom)}</div>}
    </>
  );
}

function RevokeButton({ apiKey: { id, name, revokedAt } }: { readonly apiKey: ApiKey }) {
  const { apiKeys: words, locale } = useBackOfficeWords();
  if (revokedAt !== null) return words.revokedAt(formatDateTime(revokedAt, locale));
  return (
    <Button
      type="submit"
      kind="secondary"
      name="action"
      value={`revoke-${id}`}
      aria-label={words.revokeOf(name)}
    >
      {words.revoke}
    </Button>
  );
}
