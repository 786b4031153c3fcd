import type { RequestContext } from '#foundation/request-context/request-context.ts';
import { conversationsFor } from '#messages/conversations/conversations-for.ts';
import type { InquiryProblem } from '../rules/inquiry.ts';
import type { AttachmentProblem } from './attachments.ts';

export type WritingProblem =
  | InquiryProblem
  | AttachmentProblem
  | 'no-such-conversation'
  | 'too-many'
  | 'expired-form';

/** Why a message was refused, with the sentence and the HTTP status of the answer. */
export function writingProblem(
  { visitor }: Pick<RequestContext, 'visitor'>,
  code: WritingProblem,
): { readonly code: WritingProblem; readonly text: string; readonly status: 404 | 413 | 422 | 429 } {
  const text = conversationsFor(visitor.audience.locale).problems[code];
  return { code, text, status: statuses[code] ?? 422 };
}

const statuses: Readonly<Partial<Record<WritingProblem, 404 | 413 | 429>>> = {
  'no-such-conversation': 404,
  'too-many': 429,
  'file-too-large': 413,
};
