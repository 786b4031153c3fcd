import { useEffect, useState } from 'react';
import { FormSummary } from '#foundation/records/back-office/form-summary.tsx';
import sheet from '#foundation/records/back-office/staff-form.module.css';
import { Button } from '#kit/ui/controls/button.tsx';
import { TextField } from '#kit/ui/controls/text-field.tsx';
import { Badge } from '#kit/ui/display/badge.tsx';
import { formatDateTime } from '#kit/ui/display/format-date-time.ts';
import { Notice } from '#kit/ui/display/notice.tsx';
import { useBackOfficeWords } from '#kit/words/back-office/use-back-office-words.ts';
import { shownText } from '../rules/blocks/localized.ts';
import { type PageContent, readPageContent } from '../rules/blocks/page-content.ts';
import type { PageState, PageVersion } from '../rules/blocks/page-editor.ts';
import { editorPath, pathOfPage } from '../rules/blocks/page-ids.ts';
import { BlockList } from './block-list.tsx';
import { ColumnsForm } from './columns-form.tsx';
import { LocalizedField } from './fields/localized-field.tsx';
import { PageActions } from './page-actions.tsx';
import styles from './page-editor.module.css';
import { type BlockChoices, PageEditorContext } from './page-editor-context.ts';
import { PagePreview } from './page-preview.tsx';
import { PageSchedule } from './page-schedule.tsx';
import { useArranging } from './use-arranging.ts';
import { usePageForm } from './use-page-form.ts';

export type PageEditorProps = {
  /** null for a new page */
  readonly id: number | null;
  readonly isHome: boolean;
  readonly revision: number;
  readonly state: PageState;
  /** as it is stored */
  readonly content: unknown;
  /** of what shoppers see; null for a page that they do not */
  readonly publishedSlug: string | null;
  readonly savedAt: string | null;
  readonly savedBy: string;
  readonly versions: readonly PageVersion[];
  readonly choices: BlockChoices;
  readonly own: 'it' | 'en';
  readonly nonce: string;
  readonly publishAt: string | null;
  /** the shop has written the draft: a lawyer has yet to look at it */
  readonly isLegalDraft: boolean;
  readonly done: PageDone | null;
};

/** What the address of the page says that was done. */
export type PageDone =
  | 'saved'
  | 'published'
  | 'restored'
  | 'discarded'
  | 'refused'
  | 'scheduled'
  | 'unscheduled'
  | 'not-scheduled';

export const stateTones = { published: 'green', changed: 'amber', draft: 'plain' } as const;

const emptyContent: PageContent = { slug: '', title: { it: '', en: '' }, blocks: [] };

/** A page of the shop's own: what it is called and the blocks that it is made of. */
export function PageEditor(props: PageEditorProps) {
  const { id, isHome, nonce, choices, own, versions, publishedSlug } = props;
  const { staffPages: words, locale } = useBackOfficeWords();
  const path = id === null ? '/staff/pages/new/' : editorPath(id);
  const [content] = useState(() => readPageContent(props.content) ?? emptyContent);
  const form = usePageForm({ path, nonce, revision: props.revision, content });
  const arranging = useArranging(form);
  // What is typed before the page acts would be lost.
  const [acts, setActs] = useState(false);
  useEffect(() => setActs(true), []);
  const languages = own === 'it' ? (['it', 'en'] as const) : (['en', 'it'] as const);
  const title = isHome ? words.home : shownText(form.content.title, own).text || words.newTitle;
  const wrong = Object.entries(form.problems);
  const errorOf = (field: 'title' | 'slug') => {
    const problem = form.problems[field];
    return problem === undefined ? '' : words.problems[problem];
  };
  return (
    <PageEditorContext value={{ choices, problems: form.problems, arranging, languages }}>
      <fieldset className={styles.editor} disabled={!acts}>
        <div className={sheet.head}>
          <a className={sheet.back} href="/staff/pages/">
            {words.back}
          </a>
          <div className={styles.titleRow}>
            <h1>{title}</h1>
            <Badge tone={stateTones[props.state]}>{words.states[props.state]}</Badge>
            {publishedSlug === null || id === null ? null : (
              <a className={sheet.back} href={pathOfPage(id, publishedSlug)}>
                {words.seeInShop}
              </a>
            )}
          </div>
          {props.savedAt === null ? null : (
            <p>{words.lastSaved(props.savedBy, formatDateTime(props.savedAt, locale))}</p>
          )}
        </div>
        <noscript>
          <Notice kind="warning">{words.needsScripts}</Notice>
        </noscript>
        {props.isLegalDraft && form.done !== 'published' ? (
          <Notice kind="warning">{words.legal.notice}</Notice>
        ) : null}
        {form.done ? <Notice kind="success">{words.done[form.done]}</Notice> : null}
        {props.done && !form.done && !form.isDirty ? (
          <Notice kind={props.done === 'refused' || props.done === 'not-scheduled' ? 'error' : 'success'}>
            {words.done[props.done]}
          </Notice>
        ) : null}
        {form.failure ? <Notice kind="error">{words.failures[form.failure]}</Notice> : null}
        {form.conflict ? (
          <section className={styles.conflict} role="alert" aria-labelledby="conflict-title">
            <h2 id="conflict-title">
              {words.conflict.title(form.conflict.by, formatDateTime(form.conflict.at, locale))}
            </h2>
            <p>{words.conflict.hint}</p>
            <div className={styles.buttons}>
              <Button type="button" kind="secondary" onClick={() => window.location.assign(path)}>
                {words.conflict.theirs}
              </Button>
              <Button type="button" onClick={() => form.save('save', form.conflict?.revision)}>
                {words.conflict.mine}
              </Button>
            </div>
          </section>
        ) : null}
        <FormSummary
          problems={wrong.map(([where, problem]) => ({ id: where, sentence: words.problems[problem] }))}
        />
        {isHome ? null : (
          <div className={sheet.sheet}>
            <LocalizedField
              id="title"
              control="line"
              label={words.fields.title}
              error={errorOf('title')}
              value={form.content.title}
              onChange={form.setTitle}
            />
            <TextField
              id="slug"
              label={words.fields.slug}
              hint={words.slugHint}
              error={errorOf('slug')}
              value={form.content.slug}
              spellCheck={false}
              onChange={(event) => form.setSlug(event.currentTarget.value)}
            />
          </div>
        )}
        <section className={styles.blocks} aria-labelledby="blocks-title">
          <h2 id="blocks-title">{words.blocksTitle}</h2>
          <p role="status" className={styles.status}>
            {arranging.said}
          </p>
          <BlockList
            blocks={form.content.blocks}
            list={null}
            empty={words.noBlocks}
            showColumns={(block) => <ColumnsForm block={block} />}
          />
        </section>
        <div className={styles.bar}>
          <Button type="button" kind="secondary" disabled={form.isSaving} onClick={() => form.save('save')}>
            {words.saveDraft}
          </Button>
          <Button type="button" disabled={form.isSaving} onClick={() => form.save('publish')}>
            {words.publish}
          </Button>
          <span className={sheet.hint}>{form.isDirty ? words.unsaved : ''}</span>
        </div>
        {id === null ? null : (
          <>
            <PagePreview path={`${path}preview/`} revision={form.revision} isDirty={form.isDirty} />
            {props.state === 'published' && form.done !== 'saved' ? null : (
              <PageSchedule
                path={path}
                nonce={nonce}
                revision={form.revision}
                publishAt={props.publishAt}
                isDirty={form.isDirty}
              />
            )}
            <PageActions
              path={path}
              nonce={nonce}
              revision={form.revision}
              versions={versions}
              isDirty={form.isDirty}
              mayDiscard={props.state !== 'published' || form.done === 'saved'}
              mayRemove={!isHome}
            />
          </>
        )}
      </fieldset>
    </PageEditorContext>
  );
}
