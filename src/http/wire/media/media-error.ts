import type { RequestContext } from '#foundation/request-context/request-context.ts';
import { mediaCalls as en } from '#messages/en/media-calls.ts';
import { mediaCalls as it, type MediaCallsMessages } from '#messages/it/media-calls.ts';
import { storeError } from '../store-api/store-error.ts';

type Asker = Pick<RequestContext, 'visitor' | 'wire'>;

/** The sentences of the media calls in the visitor's language. */
export const mediaWords = ({ visitor }: Pick<Asker, 'visitor'>): MediaCallsMessages =>
  visitor.audience.locale === 'it' ? it : en;

/** Every refusal of the media calls by its code, with its status (wire 7.3). */
export const mediaRefusals = {
  rest_upload_no_data: { status: 400, word: 'noData' },
  rest_upload_no_content_type: { status: 400, word: 'noType' },
  rest_upload_no_content_disposition: { status: 400, word: 'noDisposition' },
  rest_upload_invalid_disposition: { status: 400, word: 'badDisposition' },
  rest_upload_hash_mismatch: { status: 412, word: 'hashMismatch' },
  rest_upload_unknown_error: { status: 500, word: 'malformed' },
  rest_post_invalid_id: { status: 404, word: 'notFound' },
  rest_trash_not_supported: { status: 501, word: 'noTrash' },
  rest_cannot_delete: { status: 409, word: 'inUse' },
  rest_post_invalid_page_number: { status: 400, word: 'pageNumber' },
  rest_media_not_processed: { status: 500, word: 'processing' },
} as const;

/** A refusal of the media calls. */
export function mediaError(ctx: Asker, code: keyof typeof mediaRefusals): Response {
  const { status, word } = mediaRefusals[code];
  return storeError(ctx, code, mediaWords(ctx)[word], status);
}
