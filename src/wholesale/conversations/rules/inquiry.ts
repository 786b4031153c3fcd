import { type ConversationType, conversationTypes } from './conversation.ts';
import { MAX_MESSAGE, MAX_TITLE } from './message-limits.ts';

/** A new conversation as it was typed (CONV-06); `vendor` is the id that was posted, empty for the shop. */
export type Inquiry = {
  readonly title: string;
  readonly message: string;
  readonly type: ConversationType;
  readonly vendor: string;
};

const inquiryProblems = [
  'title-missing',
  'message-missing',
  'title-too-long',
  'message-too-long',
  'unknown-vendor',
] as const;
export type InquiryProblem = (typeof inquiryProblems)[number];

/** Reads a new conversation from a posted form; a type that the shop does not know is an ordinary message. */
export function readInquiry(fields: Readonly<Record<string, string | undefined>>): Inquiry {
  return {
    title: tidy(fields.title ?? '').replace(/\s+/g, ' '),
    message: tidy(fields.message ?? ''),
    type: conversationTypes.find((known) => known === fields.type) ?? 'message',
    vendor: (fields.vendor ?? '').trim(),
  };
}

/** A text without blanks at its ends and with line feeds as line ends. */
export function tidy(text: string): string {
  return text.replace(/\r\n?/g, '\n').trim();
}

/** What is wrong with a new conversation; one whose title or message is blank is not sent (CONV-08). */
export function checkInquiry({
  title,
  message,
}: Pick<Inquiry, 'title' | 'message'>): readonly InquiryProblem[] {
  return [
    ...(title === '' ? (['title-missing'] as const) : []),
    ...(title.length > MAX_TITLE ? (['title-too-long'] as const) : []),
    ...checkMessage(message),
  ];
}

/** What is wrong with a message; a blank one is not sent (CONV-03). */
export function checkMessage(message: string): readonly ('message-missing' | 'message-too-long')[] {
  if (message === '') return ['message-missing'];
  return message.length > MAX_MESSAGE ? ['message-too-long'] : [];
}
