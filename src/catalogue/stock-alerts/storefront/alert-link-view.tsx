import { productPath, shopPath } from '#foundation/paths/rules/paths.ts';
import { Button } from '#kit/ui/controls/button.tsx';
import { buttonClass } from '#kit/ui/controls/button-class.ts';
import { Notice } from '#kit/ui/display/notice.tsx';
import { useWords } from '#kit/words/storefront/use-words.ts';
import { stockAlertFor } from '#messages/stock-alert-for.ts';
import { type AlertDone, stockAlertPath } from '../rules/stock-alert.ts';
import type { OpenedAlert } from '../server/stock-alert-links.ts';
import styles from './stock-alert-view.module.css';

export type AlertLinkViewProps = {
  /** null where the link opens nothing any more */
  readonly alert: OpenedAlert | null;
  readonly linkKey: string;
  readonly done: AlertDone | null;
};

/** The page behind the link of an email: confirms a request, or ends it. Opening it does neither, since mail clients open links by themselves. */
export function AlertLinkView({ alert, linkKey, done }: AlertLinkViewProps) {
  const words = stockAlertFor(useWords().locale);
  return (
    <div className={styles.page}>
      <h1>{words.title}</h1>
      {done ? <Notice kind="success">{words.done[done]}</Notice> : null}
      {alert ? (
        <AlertForm alert={alert} linkKey={linkKey} done={done} />
      ) : (
        <>
          <Notice kind="error">{words.link.gone}</Notice>
          <p>
            <a className={buttonClass({ kind: 'secondary' })} href={shopPath}>
              {words.toShop}
            </a>
          </p>
        </>
      )}
    </div>
  );
}

function AlertForm({
  alert,
  linkKey,
  done,
}: {
  readonly alert: OpenedAlert;
  readonly linkKey: string;
  readonly done: AlertDone | null;
}) {
  const words = stockAlertFor(useWords().locale);
  const { state, name, choices, slug, email, others } = alert;
  return (
    <>
      <p className={styles.about}>
        {slug === null ? name : <a href={productPath(slug)}>{name}</a>}
        {choices === '' ? null : <small>{choices}</small>}
      </p>
      <form className={styles.form} method="post" action={stockAlertPath()}>
        <input type="hidden" name="key" value={linkKey} readOnly />
        {done ? null : <p>{words.link[state](email)}</p>}
        <div className={styles.buttons}>
          {state === 'unconfirmed' ? (
            <Button type="submit" name="action" value="confirm">
              {words.link.confirm}
            </Button>
          ) : null}
          {state === 'notified' ? null : (
            <Button type="submit" kind="secondary" name="action" value="cancel">
              {words.cancel}
            </Button>
          )}
          {state === 'notified' && slug !== null ? (
            <a className={buttonClass({})} href={productPath(slug)}>
              {words.toProduct}
            </a>
          ) : null}
        </div>
        {others > 0 ? (
          <>
            <p className={styles.hint}>{words.link.others(others)}</p>
            <div>
              <Button type="submit" kind="secondary" name="action" value="cancel-all">
                {words.link.cancelAll}
              </Button>
            </div>
          </>
        ) : null}
      </form>
    </>
  );
}
