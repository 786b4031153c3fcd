import { contactForm as en } from '../en/contact-form.ts';
import { inEither } from '../in-either.ts';
import { contactForm as it } from '../it/contact-form.ts';

/** The words of the contact form, which few pages need. */
export const contactFormFor = inEither(it, en);
