import { typedText } from '#foundation/forms/rules/typed-values.ts';
import { RecordList } from '#foundation/records/back-office/record-list.tsx';
import sheet from '#foundation/records/back-office/staff-form.module.css';
import type { RejectedForm } from '#foundation/records/rules/posted-record.ts';
import { Button } from '#kit/ui/controls/button.tsx';
import { Select } from '#kit/ui/controls/select.tsx';
import { TextField } from '#kit/ui/controls/text-field.tsx';
import { Notice } from '#kit/ui/display/notice.tsx';
import { useBackOfficeWords } from '#kit/words/back-office/use-back-office-words.ts';
import { type ExclusionProblems, exclusionsPath } from '../rules/exclusion-form.ts';
import { exclusionReasons } from '../rules/exclusion-reasons.ts';
import type { ExcludedArticle } from '../server/read-exclusions.ts';

export type ExclusionsPageProps = {
  readonly articles: readonly ExcludedArticle[];
  readonly nonce: string;
  readonly done: 'added' | 'removed' | null;
  readonly rejected: RejectedForm<ExclusionProblems> | null;
};

/** The articles that nobody may withdraw from, and the form of one more. */
export function ExclusionsPage({ articles, nonce, done, rejected }: ExclusionsPageProps) {
  const { staffReturns, backOffice } = useBackOfficeWords();
  const { exclusions: words } = staffReturns;
  const errorOf = (field: 'sku' | 'reason') => {
    const problem = rejected?.problems?.[field];
    return problem ? words.problems[problem] : '';
  };
  return (
    <RecordList
      head={
        <>
          <a className={sheet.back} href="/staff/returns/">
            {staffReturns.back}
          </a>
          <div className={sheet.head}>
            <h1>{words.title}</h1>
            <p>{words.intro}</p>
          </div>
        </>
      }
      notice={
        rejected?.problems === null ? (
          <Notice kind="warning">{backOffice.forms.expired}</Notice>
        ) : done && !rejected ? (
          <Notice kind="success">{words.done[done]}</Notice>
        ) : null
      }
      rows={articles}
      empty={words.empty}
      columns={[
        {
          name: words.fields.sku,
          link: ({ id, sku, name }) => ({ path: `/staff/products/${id}/`, label: sku || name }),
        },
        { name: words.name, text: ({ name }) => name, isLong: true },
        { name: words.fields.reason, text: ({ reason }) => words.reasons[reason] },
        { name: words.since, date: ({ since }) => since },
      ]}
      form={{
        action: exclusionsPath,
        nonce,
        bulk: {
          name: 'id',
          label: ({ sku, name }) => words.choose(sku || name),
          actions: (
            <Button type="submit" name="action" value="remove" kind="secondary">
              {words.remove}
            </Button>
          ),
        },
      }}
    >
      <form
        className={sheet.sheet}
        method="post"
        action={exclusionsPath}
        aria-labelledby="new-exclusion"
        noValidate
      >
        <h2 id="new-exclusion">{words.add}</h2>
        <input type="hidden" name="_wpnonce" value={nonce} readOnly />
        <div className={sheet.row}>
          <TextField
            id="exclusion-sku"
            name="sku"
            label={words.fields.sku}
            hint={words.hint}
            defaultValue={rejected ? typedText(rejected.typed, 'sku') : ''}
            error={errorOf('sku')}
            autoComplete="off"
          />
          <Select
            id="exclusion-reason"
            name="reason"
            label={words.fields.reason}
            defaultValue={rejected ? typedText(rejected.typed, 'reason') : exclusionReasons[0]}
            options={exclusionReasons.map((value) => ({ value, label: words.reasons[value] }))}
            error={errorOf('reason')}
          />
        </div>
        <div className={sheet.buttons}>
          <Button type="submit">{words.save}</Button>
        </div>
      </form>
    </RecordList>
  );
}
