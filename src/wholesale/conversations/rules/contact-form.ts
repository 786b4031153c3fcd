import { email, flag, line, paragraph, text } from '#foundation/forms/rules/fields.ts';
import { type DraftOf, formSchema, type ProblemOf } from '#foundation/forms/rules/form-schema.ts';
import { MAX_MESSAGE, MAX_TITLE } from './message-limits.ts';

/** Where the form is sent to, and where it is found by itself. */
export const contactFormPath = '/contact-form/';

export const LONGEST_CONTACT_NAME = 100;
export const LONGEST_PHONE = 40;

/** What somebody writes to the shop with; `website` is a field that nobody sees, which programs fill in. */
export const contactForm = formSchema(
  {
    name: line({ most: LONGEST_CONTACT_NAME, tooLong: 'too-long' }),
    email: email('no-email', 254),
    phone: line({ most: LONGEST_PHONE, tooLong: 'too-long' }),
    subject: line({ most: MAX_TITLE, tooLong: 'too-long' }),
    message: paragraph({ most: MAX_MESSAGE - LONGEST_PHONE - 20, tooLong: 'too-long' }),
    consent: flag(),
    website: text(),
    page: text(),
  },
  (values) => ({
    name: values.name === '' && 'missing',
    email: values.email === '' && 'missing',
    subject: values.subject === '' && 'missing',
    message: values.message === '' && 'missing',
    consent: !values.consent && 'no-consent',
  }),
);

export type ContactDraft = DraftOf<typeof contactForm>;
export type ContactProblem = ProblemOf<typeof contactForm>;
export type ContactProblems = { readonly [Name in keyof ContactDraft]?: ContactProblem };

/** The fields that are filled in, in their order. */
export const contactFields = ['name', 'email', 'phone', 'subject', 'message', 'consent'] as const;
export type ContactField = (typeof contactFields)[number];

/** The address of a text of the shop; '' for anything else. */
export const pageIn = (text: string): string => (/^\/(?:[a-z0-9-]{1,80}\/)?$/.test(text) ? text : '');
