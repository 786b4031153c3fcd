import { typedText } from '#foundation/forms/rules/typed-values.ts';
import { ListFilter } from '#foundation/records/back-office/list-filter.tsx';
import { RecordList, TitleRow } from '#foundation/records/back-office/record-list.tsx';
import sheet from '#foundation/records/back-office/staff-form.module.css';
import { StaffTabs } from '#foundation/records/back-office/staff-tabs.tsx';
import type { QueryOf } from '#foundation/records/rules/list-query.ts';
import { Button } from '#kit/ui/controls/button.tsx';
import { TextArea } from '#kit/ui/controls/text-area.tsx';
import { Notice } from '#kit/ui/display/notice.tsx';
import { useBackOfficeWords } from '#kit/words/back-office/use-back-office-words.ts';
import { type RedirectAction, redirectList } from '../rules/staff-redirects.ts';
import type { Listed, StaffRedirect } from '../server/staff/list-redirects.ts';
import type { ManyOutcome } from '../server/staff/post-redirects.ts';

/** The two lists: what leads elsewhere, and what leads nowhere. */
export function RedirectTabs({ shown }: { shown: 'redirects' | 'missing' }) {
  const { staffRedirects: words } = useBackOfficeWords();
  return (
    <StaffTabs
      label={words.title}
      tabs={[
        { path: '/staff/redirects/', name: words.title, count: null, isShown: shown === 'redirects' },
        {
          path: '/staff/redirects/missing/',
          name: words.missing.title,
          count: null,
          isShown: shown === 'missing',
        },
      ]}
    />
  );
}

/** What has just been done. */
export function RedirectDone({ done }: { done: { action: RedirectAction; count: number } | null }) {
  const { staffRedirects: words } = useBackOfficeWords();
  return done ? <Notice kind="success">{words.done[done.action](done.count)}</Notice> : null;
}

export type RedirectsPageProps = {
  readonly list: Listed<StaffRedirect>;
  readonly query: QueryOf<typeof redirectList.filters>;
  readonly nonce: string;
  readonly done: { readonly action: RedirectAction; readonly count: number } | null;
  /** the form of many lines, as it was refused */
  readonly rejected: Extract<ManyOutcome, { kind: 'again' }> | null;
};

/** Addresses that lead elsewhere: one by one, or many lines at once. */
export function RedirectsPage({ list, query, nonce, done, rejected }: RedirectsPageProps) {
  const { staffRedirects: words, locale } = useBackOfficeWords();
  return (
    <RecordList
      head={
        <>
          <div className={sheet.head}>
            <TitleRow title={words.title} add={{ path: '/staff/redirects/new/', words: words.add }} />
            <p>{words.intro}</p>
          </div>
          <RedirectTabs shown="redirects" />
        </>
      }
      notice={rejected ? null : <RedirectDone done={done} />}
      filter={
        list.total > 0 || redirectList.isFiltered(query) ? (
          <ListFilter
            list={redirectList}
            query={query}
            words={words.filter}
            fields={{
              words: { search: words.filter.search },
              order: { choice: words.filter.order, options: words.orders },
            }}
          />
        ) : null
      }
      rows={list.rows}
      empty={redirectList.isFiltered(query) ? words.noneFound : words.empty}
      columns={[
        {
          name: words.fields.source,
          link: ({ id, source }) => ({ path: `/staff/redirects/${id}/`, label: source }),
        },
        {
          name: words.fields.target,
          text: ({ kind, target }) => (kind === 'gone' ? words.kinds.gone : target),
          isLong: true,
        },
        { name: words.fields.kind, status: ({ kind }) => ({ label: words.kindNames[kind] }) },
        { name: words.hits, number: ({ hits }) => hits.toLocaleString(locale) },
      ]}
      pages={{ ...list, pathOf: (page) => redirectList.path({ ...query, page }) }}
    >
      <ManyForm nonce={nonce} rejected={rejected} />
    </RecordList>
  );
}

function ManyForm({ nonce, rejected }: Pick<RedirectsPageProps, 'nonce' | 'rejected'>) {
  const { staffRedirects: words, backOffice } = useBackOfficeWords();
  const problems = rejected?.problems;
  const sentences =
    typeof problems === 'string'
      ? [words.many.problems[problems]]
      : (problems ?? []).map(({ line, text, problem }) =>
          words.many.line(line, text, words.problems[problem]),
        );
  return (
    <form className={sheet.sheet} method="post" action="/staff/redirects/" aria-labelledby="many-redirects">
      <h2 id="many-redirects">{words.many.title}</h2>
      <input type="hidden" name="_wpnonce" value={nonce} readOnly />
      {problems === null ? <Notice kind="warning">{backOffice.forms.expired}</Notice> : null}
      {sentences.length > 0 ? (
        <Notice kind="error">
          <ul>
            {sentences.slice(0, 20).map((sentence) => (
              <li key={sentence}>{sentence}</li>
            ))}
          </ul>
          {sentences.length > 20 ? <p>{words.many.more(sentences.length - 20)}</p> : null}
        </Notice>
      ) : null}
      <TextArea
        id="redirect-lines"
        name="lines"
        label={words.many.label}
        hint={words.many.hint}
        rows={6}
        spellCheck={false}
        defaultValue={rejected ? typedText(rejected.typed, 'lines') : ''}
      />
      <div className={sheet.buttons}>
        <Button type="submit" kind="secondary">
          {words.many.button}
        </Button>
      </div>
    </form>
  );
}
