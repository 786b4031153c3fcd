import type { EmailPlaceholder } from '#foundation/emails/rules/email-placeholders.ts';
import sheet from '#foundation/records/back-office/staff-form.module.css';
import { useBackOfficeWords } from '#kit/words/back-office/use-back-office-words.ts';
import styles from './email-placeholders.module.css';

/** What the text of an email can name, and what becomes of it. */
export function EmailPlaceholders({ names }: { names: readonly EmailPlaceholder[] }) {
  const { placeholders } = useBackOfficeWords().staffEmails;
  return (
    <section className={styles.part}>
      <h2 className={styles.title}>{placeholders.title}</h2>
      <p className={sheet.hint}>{placeholders.hint}</p>
      <dl className={styles.list}>
        {names.map((name) => (
          <div key={name}>
            <dt>
              <code>{`{${name}}`}</code>
            </dt>
            <dd>{placeholders[name]}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
