import { RecordFields } from '#foundation/records/back-office/record-fields.tsx';
import { RecordForm } from '#foundation/records/back-office/record-form.tsx';
import type { RejectedForm } from '#foundation/records/rules/posted-record.ts';
import { TextField } from '#kit/ui/controls/text-field.tsx';
import { useBackOfficeWords } from '#kit/words/back-office/use-back-office-words.ts';
import {
  type LabelServiceDraft,
  type LabelServiceProblems,
  labelServicePath,
} from '../rules/label-service-form.ts';

export type LabelServicePageProps = {
  readonly carrier: { readonly id: number; readonly name: string };
  /** without the password */
  readonly draft: LabelServiceDraft;
  readonly stored: 'none' | 'sealed' | 'open';
  readonly nonce: string;
  readonly done: 'saved' | 'removed' | null;
  readonly rejected: RejectedForm<LabelServiceProblems> | null;
};

/** How labels of a carrier are made: what the carrier gives its sender. */
export function LabelServicePage(props: LabelServicePageProps) {
  const { carrier, draft, stored, nonce, done, rejected } = props;
  const { staffFulfilment } = useBackOfficeWords();
  const words = staffFulfilment.carriers.labels;
  const problems: LabelServiceProblems = rejected?.problems ?? {};
  const errorOf = (field: string) => {
    const problem = problems[field as keyof LabelServiceDraft];
    return problem ? words.problems[problem] : '';
  };
  return (
    <RecordForm
      back={{ path: `/staff/fulfilment/carriers/${carrier.id}/`, words: words.back }}
      title={words.title(carrier.name)}
      note={words.note}
      action={labelServicePath(carrier.id)}
      nonce={nonce}
      saved={done === null || rejected ? false : words[done]}
      refusal={stored === 'sealed' ? words.sealed : ''}
      expired={rejected?.problems === null}
      problems={Object.keys(problems).map((field) => ({ id: `labels-${field}`, sentence: errorOf(field) }))}
      removal={stored === 'none' ? null : { hint: words.removeHint, words: words.remove }}
    >
      <RecordFields<LabelServiceDraft>
        fields={[
          [
            { name: 'user', kind: 'text', maxLength: 30, required: true },
            <TextField
              key="password"
              id="labels-password"
              name="password"
              type="password"
              label={words.fields.password}
              hint={words.hints.password}
              maxLength={60}
              autoComplete="new-password"
              error={errorOf('password')}
            />,
          ],
          [
            { name: 'customerCode', kind: 'text', maxLength: 7, required: true },
            { name: 'depot', kind: 'text', maxLength: 3, required: true },
          ],
          [
            { name: 'pricing', kind: 'text', maxLength: 3 },
            { name: 'network', kind: 'text', maxLength: 1 },
          ],
          { name: 'confirms', kind: 'flag' },
          { name: 'address', kind: 'text', maxLength: 200 },
        ]}
        draft={draft}
        typed={rejected?.typed ?? null}
        labels={words.fields}
        hints={words.hints}
        idOf={(name) => `labels-${name}`}
        errorOf={errorOf}
      />
    </RecordForm>
  );
}
