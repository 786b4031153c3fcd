import { useEffect } from 'react';
import { useRevalidator } from 'react-router';
import type { PostedForm } from '#foundation/forms/rules/typed-values.ts';
import sheet from '#foundation/records/back-office/staff-form.module.css';
import { Button } from '#kit/ui/controls/button.tsx';
import { Badge } from '#kit/ui/display/badge.tsx';
import { formatDateTime } from '#kit/ui/display/format-date-time.ts';
import { Notice } from '#kit/ui/display/notice.tsx';
import { useBackOfficeWords } from '#kit/words/back-office/use-back-office-words.ts';
import { type BulkCommand, bulkCommands, bulkPaths } from '../rules/bulk-edit.ts';
import type { BulkFormProblems } from '../server/post-bulk-edit.ts';
import type { ShownBulkEdit } from '../server/read-bulk-edit.ts';
import styles from './bulk-edit.module.css';
import { BulkEditForm } from './bulk-edit-form.tsx';
import { BulkPreviewPart, LeftItems } from './bulk-preview.tsx';
import { bulkStateTones } from './bulk-state-tones.ts';

export type BulkEditPageProps = {
  readonly shown: ShownBulkEdit;
  readonly nonce: string;
  readonly rejected: { readonly typed: PostedForm; readonly problems: BulkFormProblems } | null;
};

const listPaths = { products: '/staff/products/', articles: '/staff/stock/' } as const;

const LOOK_EVERY_MS = 1000;

/** A bulk edit from the choice of its actions to its end: form and preview, progress, what came of it. */
export function BulkEditPage({ shown, nonce, rejected }: BulkEditPageProps) {
  const { staffBulkEdit: words, locale } = useBackOfficeWords();
  const { edit, preview } = shown;
  const isDraft = edit.state === 'draft';
  const isRunning = edit.state === 'running' || edit.state === 'undoing';
  const form = (
    <BulkEditForm
      {...shown}
      form={rejected?.typed ?? shown.form}
      problems={rejected?.problems ?? {}}
      nonce={nonce}
    />
  );
  return (
    <>
      <a className={sheet.back} href={isDraft ? listPaths[edit.goods] : bulkPaths[edit.goods]}>
        {isDraft ? words.back[edit.goods] : words.all}
      </a>
      <div className={sheet.head}>
        <div className={styles.title}>
          <h1>{isDraft ? words.title : `${words.title} ${words.numbered(edit.id).toLowerCase()}`}</h1>
          {isDraft ? null : <Badge tone={bulkStateTones[edit.state]}>{words.states[edit.state]}</Badge>}
        </div>
        <p>
          {isDraft
            ? words.chosenBy[edit.goods][edit.query === null ? 'ids' : 'filter'](edit.products)
            : words.begunBy(edit.person, formatDateTime(edit.startedAt ?? edit.createdAt, locale))}
          {edit.query === null ? null : (
            <>
              {' '}
              <a
                className={sheet.back}
                href={`${listPaths[edit.goods]}${edit.query === '' ? '' : `?${edit.query}`}`}
              >
                {words.seeFilter}
              </a>
            </>
          )}
        </p>
        {isDraft && !preview ? <p>{words.intro}</p> : null}
      </div>
      {!isDraft ? null : preview && !rejected ? (
        <>
          <BulkPreviewPart {...shown} preview={preview} nonce={nonce} />
          <details className={styles.section}>
            <summary>{words.changeActions}</summary>
            <div className={styles.fields}>{form}</div>
          </details>
        </>
      ) : (
        form
      )}
      {isDraft ? null : (
        <>
          {rejected?.problems.form ? (
            <Notice kind="info">{words.problems[rejected.problems.form]}</Notice>
          ) : null}
          <ul className={styles.actions}>
            {shown.actions.map((action) => (
              <li key={action}>{action}</li>
            ))}
          </ul>
          {isRunning ? <Progress edit={edit} /> : <Result edit={edit} />}
          <Commands edit={edit} nonce={nonce} />
          <LeftItems
            {...edit}
            title={words.conflictsTitle}
            items={shown.conflicts}
            count={shown.conflicts.length}
          />
          <LeftItems {...edit} title={words.refusedTitle} items={shown.refused} count={edit.refused} />
        </>
      )}
    </>
  );
}

type Part = { readonly edit: ShownBulkEdit['edit'] };

function Progress({ edit }: Part) {
  const { staffBulkEdit: words } = useBackOfficeWords();
  const { revalidate } = useRevalidator();
  useEffect(() => {
    const timer = setInterval(() => void revalidate(), LOOK_EVERY_MS);
    return () => clearInterval(timer);
  }, [revalidate]);
  const sentence = words.progress(edit.processed, edit.items);
  return (
    <div className={styles.progress}>
      <noscript>
        <meta httpEquiv="refresh" content="2" />
      </noscript>
      <progress aria-label={words.states[edit.state]} value={edit.processed} max={Math.max(edit.items, 1)} />
      <p>{sentence}</p>
      <p className={sheet.hint}>{words.progressHint}</p>
    </div>
  );
}

function Result({ edit }: Part) {
  const { staffBulkEdit: words } = useBackOfficeWords();
  const isUndone = edit.state === 'undone';
  const unchanged = Math.max(0, edit.processed - edit.changed - edit.refused);
  return (
    <Notice kind={edit.state === 'stopped' ? 'info' : 'success'}>
      {isUndone
        ? words.undoSummary(edit.restored, edit.conflicts)
        : words.summary(edit.changed, unchanged, edit.refused)}
    </Notice>
  );
}

function Commands({ edit, nonce }: Part & { readonly nonce: string }) {
  const { staffBulkEdit: words } = useBackOfficeWords();
  const commands: readonly BulkCommand[] = bulkCommands[edit.state];
  if (commands.length === 0 || (edit.changed === 0 && edit.state === 'done')) return null;
  return (
    <form className={styles.part} method="post" action={`${bulkPaths[edit.goods]}${edit.id}/`}>
      <input type="hidden" name="_wpnonce" value={nonce} readOnly />
      <div className={sheet.buttons}>
        {commands.map((command) => (
          <Button
            key={command}
            type="submit"
            name="action"
            value={command}
            kind={command === 'resume' ? 'primary' : 'secondary'}
          >
            {command === 'start' ? '' : words[command]}
          </Button>
        ))}
      </div>
      {commands.includes('undo') ? <p className={sheet.hint}>{words.undoHint}</p> : null}
    </form>
  );
}
