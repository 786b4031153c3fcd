import { type EmailSubjectKind, emailPlaceholders } from '#foundation/emails/rules/email-placeholders.ts';
import { choiceFilter, listQuery } from '#foundation/records/rules/list-query.ts';
import type { EmailTextId } from './email-texts.ts';

/** What emails are about, in the order of the tabs. */
export const emailAbouts = Object.keys(emailPlaceholders) as readonly EmailSubjectKind[];

/** The list of the emails, all or those about one thing. */
export const emailList = listQuery('emails', { about: choiceFilter('about', emailAbouts) });

/** Where the text of an email in a language is changed. */
export const emailTextPath = (id: EmailTextId, locale: 'it' | 'en') => `/staff/emails/${id}/${locale}/`;

/** The field of an order's number, in the address of the page and of the preview. */
export const orderField = 'order';

/** The number of an order as it was typed: null for an empty field, undefined for what is no number. */
export function orderNumberFrom(typed: string): number | null | undefined {
  const text = typed.trim();
  if (text === '') return null;
  return /^[1-9]\d{0,8}$/.test(text) ? Number(text) : undefined;
}
