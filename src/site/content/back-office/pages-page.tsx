import { RecordList } from '#foundation/records/back-office/record-list.tsx';
import sheet from '#foundation/records/back-office/staff-form.module.css';
import { Button } from '#kit/ui/controls/button.tsx';
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
  /** of `pagesAction` */
  readonly nonce: string;
  /** the names of legal pages that can begin as drafts */
  readonly legalPages: readonly string[];
  /** what came of the button that writes them */
  readonly drafted: 'drafted' | 'nothing' | 'expired' | null;
};

/** The pages of the shop's own, the home page first. */
export function PagesPage({ pages, isRemoved, nonce, legalPages, drafted }: PagesPageProps) {
  const { staffPages: words, locale } = useBackOfficeWords();
  const nameOf = ({ isHome, title }: ListedPage) =>
    isHome ? words.home : shownText(title, locale).text || words.untitled;
  return (
    <RecordList
      title={words.title}
      notes={[words.intro]}
      add={{ path: '/staff/pages/new/', words: words.add }}
      notice={
        <>
          {isRemoved ? <Notice kind="success">{words.done.removed}</Notice> : null}
          {drafted ? (
            <Notice kind={drafted === 'drafted' ? 'success' : 'warning'}>{words.legal[drafted]}</Notice>
          ) : null}
          {legalPages.length > 0 ? <LegalDrafts nonce={nonce} names={legalPages} /> : null}
        </>
      }
      rows={pages}
      empty={words.empty}
      columns={[
        { name: words.fields.title, link: (page) => ({ path: editorPath(page.id), label: nameOf(page) }) },
        { name: words.fields.slug, text: ({ path, state }) => (state === 'draft' ? '' : path) },
        {
          name: words.fields.state,
          status: ({ state, publishAt, isLegalDraft }) => ({
            label:
              publishAt !== null
                ? words.scheduledFor(formatDateTime(publishAt, locale))
                : isLegalDraft
                  ? words.legal.states[state === 'changed' ? 'changed' : 'draft']
                  : words.states[state],
            tone: isLegalDraft ? 'amber' : stateTones[state],
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

/** Offers drafts of the legal pages that a shop lacks. */
function LegalDrafts({ nonce, names }: { readonly nonce: string; readonly names: readonly string[] }) {
  const { legal: words } = useBackOfficeWords().staffPages;
  return (
    <form className={sheet.sheet} method="post" action="/staff/pages/" aria-labelledby="legal">
      <h2 id="legal">{words.title}</h2>
      <p className={sheet.hint}>{words.intro(names.join(', '))}</p>
      <input type="hidden" name="_wpnonce" value={nonce} readOnly />
      <div className={sheet.buttons}>
        <Button type="submit" kind="secondary" name="action" value="legal">
          {words.button}
        </Button>
      </div>
    </form>
  );
}
