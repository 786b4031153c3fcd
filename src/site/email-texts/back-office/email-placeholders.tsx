import type { EmailPlaceholder } from '#foundation/emails/rules/email-placeholders.ts';
import sheet from '#foundation/records/back-office/staff-form.module.css';
import { useBackOfficeWords } from '#kit/words/back-office/use-back-office-words.ts';
import styles from './email-placeholders.module.css';

/** What the text of an email can name, and what becomes of it. */
export function EmailPlaceholders({ placeholders }: { placeholders: readonly EmailPlaceholder[] }) {
  const { placeholders: words } = useBackOfficeWords().staffEmails;
  return (
    <section className={styles.part}>
      <h2 className={styles.title}>{words.title}</h2>
      <p className={sheet.hint}>{words.hint}</p>
      <dl className={styles.list}>
        {placeholders.map((placeholder) => (
          <div key={placeholder}>
            <dt>
              <code>{`{${placeholder}}`}</code>
            </dt>
            <dd>{words[placeholder]}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
