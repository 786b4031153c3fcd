import type { PostedFields } from '#foundation/addresses/rules/wire-address.ts';
import { inTransaction } from '#foundation/database/in-transaction.ts';
import type { RequestContext } from '#foundation/request-context/request-context.ts';
import type { Person } from '#foundation/visitor/rules/visitor.ts';
import { checkInquiry, type Inquiry, type InquiryProblem } from '../rules/inquiry.ts';
import { type AttachmentProblem, readAttachments } from './attachments.ts';
import { type OpenedConversation, openConversation } from './open-conversation.ts';
import { sellerOf } from './read-sellers.ts';

type InquiryResult =
  | { readonly ok: true; readonly id: number }
  | {
      readonly ok: false;
      readonly error: { readonly code: InquiryProblem | AttachmentProblem | 'too-many' };
    };

/** Opens a conversation of a customer with the shop or a vendor (CONV-04, CONV-07); one that is blank is not sent (CONV-08). */
export async function sendInquiry(
  ctx: RequestContext,
  {
    person,
    inquiry,
    posted,
  }: {
    readonly person: Person;
    readonly inquiry: Inquiry;
    /** the fields of the form that name its files */
    readonly posted: PostedFields;
  },
): Promise<InquiryResult> {
  const [problem] = checkInquiry(inquiry);
  if (problem) return { ok: false, error: { code: problem } };
  const seller = await sellerOf(ctx, inquiry.vendor);
  if (seller === 'unknown') return { ok: false, error: { code: 'unknown-vendor' } };
  const { fileIds, problem: wrongFile } = await readAttachments(ctx, posted);
  if (wrongFile) return { ok: false, error: { code: wrongFile } };
  const { title, message, type } = inquiry;
  const wanted = { person, title, message, type, vendorId: seller?.id ?? null, fileIds, form: [] };
  return inTransaction(ctx.db, (db): Promise<OpenedConversation> => openConversation({ ...ctx, db }, wanted));
}
