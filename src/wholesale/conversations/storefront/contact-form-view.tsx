import { Notice } from '#kit/ui/display/notice.tsx';
import { useWords } from '#kit/words/storefront/use-words.ts';
import { contactFormFor } from '#messages/conversations/contact-form-for.ts';
import { contactFields } from '../rules/contact-form.ts';
import styles from './contact-form.module.css';
import { ContactForm, type ContactFormProps } from './contact-form.tsx';

export type ContactFormViewProps =
  | {
      readonly sent: true;
      /** what its page says after a message; '' for the usual sentence */
      readonly thanks: string;
      readonly page: string;
    }
  | ({
      readonly sent: false;
      /** somebody has written too often, and has to wait */
      readonly waits: boolean;
    } & Omit<ContactFormProps, 'id'>);

const id = 'contact';

/** The contact form by itself: what is wrong with it, or that it was sent. */
export function ContactFormView(props: ContactFormViewProps) {
  const words = contactFormFor(useWords().locale);
  if (props.sent) {
    return (
      <div className={styles.page}>
        <h1>{words.sentTitle}</h1>
        <Notice kind="success">{props.thanks || words.thanks}</Notice>
        <p>
          <a href={props.page || '/'}>{words.back}</a>
        </p>
      </div>
    );
  }
  const { sent: _, waits, ...form } = props;
  const wrong = contactFields.filter((name) => form.problems?.[name]);
  return (
    <div className={styles.page}>
      <h1>{words.title}</h1>
      <p>{words.intro}</p>
      {waits ? <Notice kind="error">{words.tooOften}</Notice> : null}
      {wrong.length === 0 ? null : (
        <Notice kind="error">
          {words.summary}
          <ul>
            {wrong.map((name) => (
              <li key={name}>
                <a href={`#${id}-${name}`}>{words.fields[name]}</a>
              </li>
            ))}
          </ul>
        </Notice>
      )}
      <ContactForm {...form} id={id} />
    </div>
  );
}
