import styles from './message-thread.module.css';
import { hiddenOnPhones } from './visually-hidden.tsx';

/** What a message holds beside its text, written out. */
export type MessageParts = {
  /** what it speaks of, and where that leads; without a path where the reader may not see it */
  readonly about?: { readonly label: string; readonly path: string | null } | null;
  readonly prices?: {
    readonly heads: readonly string[];
    readonly rows: readonly {
      readonly key: number;
      readonly name: string;
      readonly cells: readonly string[];
    }[];
  } | null;
  readonly files?: readonly { readonly name: string; readonly path: string; readonly label: string }[];
};

export type ThreadMessage = MessageParts & {
  readonly id: number;
  /** written by the reader */
  readonly own: boolean;
  readonly name: string;
  /** ISO 8601, and as a person reads it */
  readonly at: string;
  readonly moment: string;
  readonly body: string;
};

export type MessageThreadProps = {
  readonly messages: readonly ThreadMessage[];
  /** names the section for screen readers */
  readonly label: string;
};

/** What people have written each other, scrolled to the newest from the first moment, without any script. */
export function MessageThread({ messages, label }: MessageThreadProps) {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: without a pointer it is scrolled by keys
    <section className={styles.scroll} aria-label={label} tabIndex={0}>
      <ol className={styles.messages}>
        {messages.map(({ id, own, name, at, moment, body, ...parts }) => (
          <li key={id} className={own ? styles.own : styles.other}>
            <p className={styles.head}>
              <strong>{name}</strong> <time dateTime={at}>{moment}</time>
            </p>
            <div className={styles.bubble}>
              {body === '' ? null : (
                <p className={styles.body} dir="auto">
                  {body}
                </p>
              )}
              <Parts {...parts} />
            </div>
          </li>
        ))}
      </ol>
    </section>
  );
}

function Parts({ about = null, prices = null, files = [] }: MessageParts) {
  return (
    <>
      {about ? (
        <p className={styles.about}>
          {about.path === null ? about.label : <a href={about.path}>{about.label}</a>}
        </p>
      ) : null}
      {prices ? (
        <table className={styles.prices}>
          <thead className={hiddenOnPhones}>
            <tr>
              {prices.heads.map((head) => (
                <th key={head} scope="col">
                  {head}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {prices.rows.map(({ key, name, cells }) => (
              <tr key={key}>
                <th scope="row">{name}</th>
                {cells.map((cell, index) => (
                  <td key={prices.heads[index + 1]} data-label={prices.heads[index + 1]}>
                    {cell}
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      ) : null}
      {files.length > 0 ? (
        <ul className={styles.files}>
          {files.map(({ name, path, label }) => (
            <li key={path}>
              <a href={path} download aria-label={label}>
                {name}
              </a>
            </li>
          ))}
        </ul>
      ) : null}
    </>
  );
}
