import type { ReactElement } from 'react';
import type { EmailText } from '#foundation/emails/rules/email-text.ts';
import type { Settings } from '#foundation/settings/rules/settings.ts';

/** An email as its module composes it; its text is made of the screen unless it has one of its own. */
export type ComposedEmail = {
  readonly subject: string;
  readonly screen: ReactElement;
  readonly text?: string;
};

/** The shop that an email comes from: its settings, and its address without a slash at the end. */
export type SendingShop = {
  readonly settings: Settings;
  readonly shopUrl: string;
  /** what staff wrote instead of a text that the shop came with; null for nothing */
  readonly ownText?: (id: string, locale: 'it' | 'en') => EmailText | null;
};

/** The beginning of a written text, as far as an email shows it. */
export const excerptOf = (text: string, longest: number) =>
  text.length > longest ? `${text.slice(0, longest)}…` : text;
