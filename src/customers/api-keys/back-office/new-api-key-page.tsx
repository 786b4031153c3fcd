import { type EditedRecord, RecordEditor } from '#foundation/records/back-office/record-editor.tsx';
import { useBackOfficeWords } from '#kit/words/back-office/use-back-office-words.ts';
import { type ApiKeyDraft, type ApiKeyProblems, apiKeyAccess } from '../rules/api-key.ts';
import type { KeyOwner } from '../server/list-key-owners.ts';

export type NewApiKeyPageProps = EditedRecord<ApiKeyDraft, ApiKeyProblems> & {
  readonly owners: readonly KeyOwner[];
};

/** The form of a new key. */
export function NewApiKeyPage({ owners, ...record }: NewApiKeyPageProps) {
  const { apiKeys: words } = useBackOfficeWords();
  return (
    <RecordEditor
      record={record}
      section="api-keys"
      name="api-key"
      words={words}
      title={words.newTitle}
      note={words.newIntro}
      sentenceOf={(code) => words.problems[code]}
      fields={[
        { name: 'name', kind: 'text', maxLength: 100, required: true },
        [
          {
            name: 'owner',
            kind: 'choice',
            options: owners.map(({ id, name }) => ({ value: String(id), label: name })),
          },
          {
            name: 'access',
            kind: 'choice',
            options: apiKeyAccess.map((value) => ({ value, label: words.access[value] })),
          },
        ],
      ]}
      removal={null}
    />
  );
}
