import { emails as emailsEn, otherEmailTexts as otherEmailTextsEn } from './en/emails.ts';
import { orderEmails as orderEmailsEn, orderEmailTexts as orderEmailTextsEn } from './en/order-emails.ts';
import {
  returnEmails as returnEmailsEn,
  returnEmailTexts as returnEmailTextsEn,
} from './en/return-emails.ts';
import {
  stockAlertEmails as stockAlertEmailsEn,
  stockAlertEmailTexts as stockAlertEmailTextsEn,
} from './en/stock-alert-emails.ts';
import { inEither } from './in-either.ts';
import { emails, otherEmailTexts } from './it/emails.ts';
import { orderEmails, orderEmailTexts } from './it/order-emails.ts';
import { returnEmails, returnEmailTexts } from './it/return-emails.ts';
import { stockAlertEmails, stockAlertEmailTexts } from './it/stock-alert-emails.ts';

/** The words of emails in a language; no browser ever loads them. */
export const emailsFor = inEither(emails, emailsEn);
/** The words of emails about orders. */
export const orderEmailsFor = inEither(orderEmails, orderEmailsEn);
/** The words of emails about returns and withdrawals. */
export const returnEmailsFor = inEither(returnEmails, returnEmailsEn);
/** The words of emails to those who wait for an article. */
export const stockAlertEmailsFor = inEither(stockAlertEmails, stockAlertEmailsEn);

/** Subject, heading, introduction and closing of every email as the shop came with them; staff may write their own. */
export const emailTextsFor = inEither(
  { ...orderEmailTexts, ...returnEmailTexts, ...stockAlertEmailTexts, ...otherEmailTexts },
  { ...orderEmailTextsEn, ...returnEmailTextsEn, ...stockAlertEmailTextsEn, ...otherEmailTextsEn },
);
/** A text that an email can have: its kind, with what it depends on where one kind has several. */
export type EmailTextId = keyof ReturnType<typeof emailTextsFor>;
