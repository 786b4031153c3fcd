import { RecordList } from '#foundation/records/back-office/record-list.tsx';
import { formatDateTime } from '#kit/ui/display/format-date-time.ts';
import { Notice } from '#kit/ui/display/notice.tsx';
import { useBackOfficeWords } from '#kit/words/back-office/use-back-office-words.ts';
import { shownText } from '../rules/blocks/localized.ts';
import type { ListedPage } from '../rules/blocks/page-editor.ts';
import { editorPath } from '../rules/blocks/page-ids.ts';
import { stateTones } from './page-editor.tsx';

export type PagesPageProps = {
  readonly pages: readonly ListedPage[];
  readonly isRemoved: boolean;
};

/** The pages of the shop's own, the home page first. */
export function PagesPage({ pages, isRemoved }: PagesPageProps) {
  const { staffPages: words, locale } = useBackOfficeWords();
  const nameOf = ({ isHome, title }: ListedPage) =>
    isHome ? words.home : shownText(title, locale).text || words.untitled;
  return (
    <RecordList
      title={words.title}
      notes={[words.intro]}
      add={{ path: '/staff/pages/new/', words: words.add }}
      notice={isRemoved ? <Notice kind="success">{words.done.removed}</Notice> : null}
      rows={pages}
      empty={words.empty}
      columns={[
        { name: words.fields.title, link: (page) => ({ path: editorPath(page.id), label: nameOf(page) }) },
        { name: words.fields.slug, text: ({ path, state }) => (state === 'draft' ? '' : path) },
        {
          name: words.fields.state,
          status: ({ state, publishAt }) => ({
            label:
              publishAt === null
                ? words.states[state]
                : words.scheduledFor(formatDateTime(publishAt, locale)),
            tone: stateTones[state],
          }),
        },
        {
          name: words.fields.saved,
          text: ({ savedAt, savedBy }) =>
            savedAt === null ? '' : words.savedBy(savedBy, formatDateTime(savedAt, locale)),
        },
      ]}
    />
  );
}
