import { AccountFrame, type AccountFrameProps } from '#customers/accounts/storefront/pages/account-frame.tsx';
import type { WholesaleContext } from '#foundation/visitor/rules/wholesale-nonce.ts';
import { AlertDialog } from '#kit/ui/dialogs/alert-dialog.tsx';
import { ConfirmedDelete } from '#kit/ui/dialogs/confirmed-delete.tsx';
import { formatDateTime } from '#kit/ui/display/format-date-time.ts';
import { Notice } from '#kit/ui/display/notice.tsx';
import { useWords } from '#kit/words/storefront/use-words.ts';
import { listFields, listPath, listsPath } from '../rules/list-form.ts';
import type { ListView as List } from '../rules/list-view.ts';
import { ListLineRow } from './list-line-row.tsx';
import { ListSummary } from './list-summary.tsx';
import styles from './list-view.module.css';
import { useListPage } from './use-list-page.ts';
import { useListWords } from './use-list-words.ts';

type ListViewProps = Required<Omit<AccountFrameProps, 'title' | 'current' | 'children'>> & {
  readonly list: List;
  readonly context: WholesaleContext;
};

/** A purchase list: its lines to be edited, and what can be done with it (LIST-02). */
export function ListView(props: ListViewProps) {
  const { context, platform, reader, leave, flash, savesMethods } = props;
  const { locale } = useWords();
  const words = useListWords();
  const page = useListPage(props.list, context);
  const { list } = page;
  const path = listPath(list.id);
  const nonce = <input type="hidden" name={listFields.nonce} value={context.nonce} readOnly />;
  return (
    <AccountFrame
      title={list.title}
      current="purchase-lists"
      {...{ platform, reader, leave, flash, savesMethods }}
    >
      <div className={styles.head}>
        <a href={listsPath}>{words.back}</a>
        <p>{words.page.updated(formatDateTime(list.updatedAt, locale))}</p>
      </div>
      {page.news ? <Notice kind={page.news.kind}>{page.news.text}</Notice> : null}
      <form
        method="post"
        action={path}
        className={styles.form}
        onSubmit={page.submit}
        noValidate={page.hasScripts}
        aria-busy={page.busy}
      >
        {nonce}
        {/* The first button is what Enter in a quantity presses: it updates an own list; a list of the company can only be bought from. */}
        <button
          type="submit"
          name={listFields.action}
          value={list.isOwn ? 'update' : 'cart'}
          hidden
          tabIndex={-1}
        />
        <ul aria-label={words.page.lines(list.title)}>
          {list.lines.map((line) => (
            <ListLineRow
              key={line.id}
              held={line}
              mode={list.mode}
              typed={page.typedOf(line.id, line.kind === 'sold' ? line.line.quantity : line.quantity)}
              hasScripts={page.hasScripts}
              onType={(text) => page.type(line.id, text)}
            />
          ))}
        </ul>
        <ListSummary list={list} context={context} isChanged={page.isChanged} isBusy={page.busy} />
      </form>
      {list.isOwn ? (
        <ConfirmedDelete
          id="delete-list"
          path={path}
          action={listFields.action}
          words={words.delete}
          question={words.delete.question}
          nonce={nonce}
          looks={{ around: styles.delete, question: styles.question, answers: styles.answers }}
          onSubmit={page.submit}
        />
      ) : null}
      <AlertDialog message={page.alert} acknowledge={words.acknowledge} onClose={page.closeAlert} />
    </AccountFrame>
  );
}
