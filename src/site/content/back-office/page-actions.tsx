import sheet from '#foundation/records/back-office/staff-form.module.css';
import { Button } from '#kit/ui/controls/button.tsx';
import { formatDateTime } from '#kit/ui/display/format-date-time.ts';
import { useBackOfficeWords } from '#kit/words/back-office/use-back-office-words.ts';
import type { PageVersion } from '../rules/blocks/page-editor.ts';
import styles from './page-editor.module.css';

export type PageActionsProps = {
  readonly path: string;
  readonly nonce: string;
  readonly revision: number;
  readonly versions: readonly PageVersion[];
  readonly isDirty: boolean;
  readonly mayDiscard: boolean;
  readonly mayRemove: boolean;
};

/** What was published when and by whom, and the ways back: to an older version, to what shoppers see, or without the page at all. */
export function PageActions(props: PageActionsProps) {
  const { path, nonce, revision, versions, isDirty } = props;
  const { staffPages: words, locale } = useBackOfficeWords();
  const hidden = (
    <>
      <input type="hidden" name="_wpnonce" value={nonce} readOnly />
      <input type="hidden" name="revision" value={revision} readOnly />
    </>
  );
  return (
    <section className={sheet.sheet} aria-labelledby="versions-title">
      <h2 id="versions-title">{words.versions.title}</h2>
      {versions.length === 0 ? <p className={sheet.hint}>{words.versions.none}</p> : null}
      <ol className={styles.versions}>
        {versions.map(({ id, at, person, blocks }, place) => (
          <li key={id}>
            <span>{words.versions.one(person, formatDateTime(at, locale), blocks)}</span>
            {place === 0 ? (
              <span className={sheet.hint}>{words.versions.current}</span>
            ) : (
              <form method="post" action={path}>
                {hidden}
                <input type="hidden" name="version" value={id} readOnly />
                <Button type="submit" kind="secondary" name="action" value="version" disabled={isDirty}>
                  {words.versions.restore}
                </Button>
              </form>
            )}
          </li>
        ))}
      </ol>
      <form
        method="post"
        action={path}
        className={styles.buttons}
        hidden={!props.mayDiscard && !props.mayRemove}
      >
        {hidden}
        {props.mayDiscard ? (
          <Button type="submit" kind="secondary" name="action" value="discard" disabled={isDirty}>
            {words.discard}
          </Button>
        ) : null}
        {props.mayRemove ? (
          <Button
            type="submit"
            kind="quiet"
            name="action"
            value="remove"
            onClick={(event) => {
              if (!window.confirm(words.askRemovePage)) event.preventDefault();
            }}
          >
            {words.removePage}
          </Button>
        ) : null}
      </form>
    </section>
  );
}
