import { ListFilter } from '#foundation/records/back-office/list-filter.tsx';
import { RecordList } from '#foundation/records/back-office/record-list.tsx';
import sheet from '#foundation/records/back-office/staff-form.module.css';
import type { QueryOf } from '#foundation/records/rules/list-query.ts';
import { Button } from '#kit/ui/controls/button.tsx';
import { Notice } from '#kit/ui/display/notice.tsx';
import { useBackOfficeWords } from '#kit/words/back-office/use-back-office-words.ts';
import { missingList, type RedirectAction } from '../rules/staff-redirects.ts';
import type { Listed, MissingAddress } from '../server/staff/list-redirects.ts';
import { RedirectDone, RedirectTabs } from './redirects-page.tsx';

export type MissingAddressesProps = {
  readonly list: Listed<MissingAddress>;
  readonly query: QueryOf<typeof missingList.filters>;
  readonly nonce: string;
  readonly done: { readonly action: RedirectAction; readonly count: number } | null;
  readonly expired: boolean;
};

/** Addresses that visitors asked for in vain, with the way to lead each elsewhere. */
export function MissingAddresses({ list, query, nonce, done, expired }: MissingAddressesProps) {
  const { staffRedirects: words, backOffice, locale } = useBackOfficeWords();
  const { missing } = words;
  return (
    <RecordList
      head={
        <>
          <div className={sheet.head}>
            <h1>{missing.title}</h1>
            <p>{missing.intro}</p>
          </div>
          <RedirectTabs shown="missing" />
        </>
      }
      notice={
        expired ? <Notice kind="warning">{backOffice.forms.expired}</Notice> : <RedirectDone done={done} />
      }
      filter={
        list.total > 0 || missingList.isFiltered(query) ? (
          <ListFilter
            list={missingList}
            query={query}
            words={words.filter}
            fields={{
              words: { search: missing.search },
              order: { choice: words.filter.order, options: missing.orders },
            }}
          />
        ) : null
      }
      rows={list.rows}
      empty={missingList.isFiltered(query) ? missing.noneFound : missing.empty}
      columns={[
        {
          name: missing.path,
          text: ({ path }) => path,
        },
        { name: missing.times, number: ({ times }) => times.toLocaleString(locale) },
        { name: missing.lastSeen, date: ({ lastSeen }) => lastSeen },
        {
          name: missing.referrer,
          text: ({ referrer }) => (referrer === '' ? '–' : referrer),
          isLong: true,
        },
        {
          name: missing.action,
          link: ({ path }) => ({
            path: `/staff/redirects/new/?source=${encodeURIComponent(path)}`,
            label: missing.redirect,
          }),
        },
      ]}
      form={{
        action: '/staff/redirects/missing/',
        nonce,
        bulk: {
          name: 'id',
          label: ({ path }) => missing.choose(path),
          actions: (
            <Button type="submit" kind="secondary">
              {missing.clear}
            </Button>
          ),
        },
      }}
      pages={{ ...list, pathOf: (page) => missingList.path({ ...query, page }) }}
    />
  );
}
