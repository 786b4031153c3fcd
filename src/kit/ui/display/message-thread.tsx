import styles from './message-thread.module.css';

export type ThreadMessage = {
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
        {messages.map(({ id, own, name, at, moment, body }) => (
          <li key={id} className={own ? styles.own : styles.other}>
            <p className={styles.head}>
              <strong>{name}</strong> <time dateTime={at}>{moment}</time>
            </p>
            <p className={styles.body} dir="auto">
              {body}
            </p>
          </li>
        ))}
      </ol>
    </section>
  );
}
