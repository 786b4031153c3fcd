import { Button } from '#kit/ui/controls/button.tsx';
import { Checkbox } from '#kit/ui/controls/checkbox.tsx';
import { TextArea } from '#kit/ui/controls/text-area.tsx';
import { TextField } from '#kit/ui/controls/text-field.tsx';
import { useWords } from '#kit/words/storefront/use-words.ts';
import { contactFormFor } from '#messages/conversations/contact-form-for.ts';
import {
  type ContactField,
  type ContactProblems,
  contactFormPath,
  LONGEST_CONTACT_NAME,
  LONGEST_PHONE,
} from '../rules/contact-form.ts';
import { MAX_MESSAGE, MAX_TITLE } from '../rules/message-limits.ts';
import styles from './contact-form.module.css';

export type ContactFormProps = {
  /** the page that has the form; '' where it is by itself */
  readonly page: string;
  /** of the ids of its fields, which no other form of the page has */
  readonly id: string;
  /** what stands above it, with its language where that is not the reader's */
  readonly intro?: { readonly text: string; readonly lang?: string };
  readonly problems?: ContactProblems;
  /** what was typed, by the names of the fields */
  readonly typed?: Readonly<Record<string, string>>;
};

/** A message to the shop by anybody, with and without an account. Works without scripts. */
export function ContactForm({ page, id, intro, problems = {}, typed = {} }: ContactFormProps) {
  const words = contactFormFor(useWords().locale);
  const field = (name: Exclude<ContactField, 'consent'>) => {
    const problem = problems[name];
    return {
      id: `${id}-${name}`,
      name,
      label: words.fields[name],
      error: problem ? words.problems[problem] : '',
      defaultValue: typed[name] ?? '',
    };
  };
  const consentError = problems.consent ? words.problems[problems.consent] : '';
  return (
    <form className={styles.form} method="post" action={contactFormPath} noValidate>
      {intro && intro.text !== '' ? (
        <p className={styles.intro} lang={intro.lang}>
          {intro.text}
        </p>
      ) : null}
      <input type="hidden" name="page" value={page} readOnly />
      <div className={styles.pair}>
        <TextField {...field('name')} autoComplete="name" maxLength={LONGEST_CONTACT_NAME} required />
        <TextField
          {...field('email')}
          type="email"
          inputMode="email"
          autoComplete="email"
          spellCheck={false}
          maxLength={254}
          required
        />
      </div>
      <div className={styles.pair}>
        <TextField
          {...field('phone')}
          optional={words.optional}
          type="tel"
          autoComplete="tel"
          maxLength={LONGEST_PHONE}
        />
        <TextField {...field('subject')} autoComplete="off" maxLength={MAX_TITLE} required />
      </div>
      <TextArea
        {...field('message')}
        hint={words.messageHint}
        rows={7}
        maxLength={MAX_MESSAGE - LONGEST_PHONE - 20}
        required
      />
      <div className={styles.trap} aria-hidden="true">
        <TextField
          id={`${id}-website`}
          name="website"
          label={words.leaveEmpty}
          autoComplete="off"
          tabIndex={-1}
          defaultValue=""
        />
      </div>
      <div className={styles.consent}>
        <Checkbox
          id={`${id}-consent`}
          name="consent"
          value="1"
          required
          defaultChecked={typed.consent === '1'}
          aria-invalid={consentError ? true : undefined}
          aria-describedby={consentError ? `${id}-consent-error` : undefined}
        >
          {words.fields.consent}
        </Checkbox>
        <a href="/privacy/">{words.privacy}</a>
        {consentError === '' ? null : (
          <p id={`${id}-consent-error`} className={styles.error}>
            {consentError}
          </p>
        )}
      </div>
      <div>
        <Button type="submit" size="large">
          {words.send}
        </Button>
      </div>
    </form>
  );
}
