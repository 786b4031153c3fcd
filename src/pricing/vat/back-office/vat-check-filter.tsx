import { SearchedTabs } from '#kit/records/back-office/searched-tabs.tsx';
import { useBackOfficeWords } from '#kit/words/back-office/use-back-office-words.ts';
import { type StaffVatQuery, staffVatPath, vatAnswers } from '../rules/staff-vat.ts';

/** Which checks of the list are wanted: by their answer, and by the beginning of the number. */
export function VatCheckFilter({ query }: { query: StaffVatQuery }) {
  const { staffVat: words } = useBackOfficeWords();
  const tabs = [
    { answer: null, name: words.filterAll },
    ...vatAnswers.map((answer) => ({ answer, name: words.answers[answer] })),
  ];
  return (
    <SearchedTabs
      label={words.filter}
      tabs={tabs.map(({ answer, name }) => ({
        path: staffVatPath({ answer, number: query.number }),
        name,
        count: null,
        isShown: answer === query.answer,
      }))}
      action={staffVatPath({})}
      within={query.answer && { name: 'answer', value: query.answer }}
      field={{ id: 'vat-search', label: words.search, defaultValue: query.number, maxLength: 30 }}
      search={words.searchButton}
    />
  );
}
