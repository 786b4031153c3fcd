import { RecordEditor } from '#foundation/records/back-office/record-editor.tsx';
import type { RejectedForm } from '#foundation/records/rules/posted-record.ts';
import { useBackOfficeWords } from '#kit/words/back-office/use-back-office-words.ts';
import { redirectKinds } from '../rules/follow-redirect.ts';
import { LONGEST_ADDRESS } from '../rules/path-to-match.ts';
import type { RedirectDraft, RedirectProblems } from '../rules/redirect-form.ts';
import type { StaffRedirect } from '../server/staff/list-redirects.ts';

export type RedirectPageProps = {
  /** null for a new one */
  readonly redirect: StaffRedirect | null;
  /** what a new one begins with: an address that was asked for in vain; '' for none */
  readonly source: string;
  readonly nonce: string;
  readonly saved: boolean;
  readonly rejected: RejectedForm<RedirectProblems> | null;
};

/** A redirect: the address, how it is answered, where it leads, and its end. */
export function RedirectPage({ redirect, source, nonce, saved, rejected }: RedirectPageProps) {
  const { staffRedirects: words } = useBackOfficeWords();
  const draft: RedirectDraft = redirect ?? { source, kind: 'permanent', target: '' };
  return (
    <RecordEditor
      record={{ id: redirect?.id ?? null, draft, nonce, saved, rejected }}
      section="redirects"
      name="redirect"
      words={{ backToList: words.back, fields: words.fields, hints: words.hints }}
      title={redirect?.source ?? words.newTitle}
      sentenceOf={(problem) => words.problems[problem]}
      fields={[
        { name: 'source', kind: 'text', maxLength: LONGEST_ADDRESS, required: true },
        {
          name: 'kind',
          kind: 'choice',
          options: redirectKinds.map((kind) => ({ value: kind, label: words.kinds[kind] })),
        },
        { name: 'target', kind: 'text', maxLength: LONGEST_ADDRESS },
      ]}
      removal={redirect ? { title: words.remove, hint: words.removeHint, words: words.remove } : null}
    />
  );
}
