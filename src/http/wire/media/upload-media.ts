import { z } from 'zod';
import { LONGEST_DESCRIPTION } from '#catalogue/media/rules/library-item.ts';
import { LONGEST_WORDS, MAX_FILE_BYTES } from '#catalogue/media/rules/picture-limits.ts';
import { addToLibrary } from '#catalogue/media/server/library/add-to-library.ts';
import { makeSizes } from '#catalogue/media/server/library/make-sizes.ts';
import { readLibraryItem } from '#catalogue/media/server/library/read-library.ts';
import { removeFromLibrary } from '#catalogue/media/server/library/remove-from-library.ts';
import type { RequestContext } from '#foundation/request-context/request-context.ts';
import type { PictureFiles } from '#foundation/services/files/picture-files.ts';
import type { PlatformRestEndpoint } from '../endpoint.ts';
import { longText } from '../lenient/scalars.ts';
import { parseArguments } from '../parse-arguments.ts';
import { storeError } from '../store-api/store-error.ts';
import { mediaError, mediaWords } from './media-error.ts';
import { mediaObject, mediaObjectSchema } from './media-object.ts';
import { type ReceivedMedia, receiveMedia } from './receive-media.ts';

/** A text as programs send it: bare, or as `{"raw": ...}`. */
const words = (longest: number) =>
  z.preprocess(
    (sent) => (typeof sent === 'object' && sent !== null && 'raw' in sent ? sent.raw : sent),
    longText(longest),
  );

/** The texts of a picture that programs write. */
export const mediaTexts = z
  .object({
    title: words(LONGEST_WORDS.title),
    alt_text: words(LONGEST_WORDS.alt),
    caption: words(LONGEST_WORDS.caption),
    description: words(LONGEST_DESCRIPTION),
  })
  .partial();

const A_MEGABYTE = 1024 * 1024;
const attachmentId = 'X-WP-Upload-Attachment-ID';

/** REST-05: the picture is stored first, and named in a header also where making its sizes does not work out. */
export const uploadMedia: PlatformRestEndpoint = {
  kind: 'platform-rest',
  method: 'POST',
  path: '/wp/v2/media',
  who: { right: 'products' },
  isFile: true,
  refusal: { code: 'rest_cannot_create', status: 400 },
  about: {
    summary:
      'Uploads a picture or a PDF to the media library, as a form with the field `file` or as the bare file.',
    takes: mediaTexts,
    headers: {
      'X-WP-Nonce': 'Of `action=rest-nonce`.',
      'Content-Disposition': 'Of a bare file: `attachment; filename="disco.png"`.',
      'Content-MD5': 'Of a bare file, in hexadecimal digits; checked where it is sent.',
    },
    reply: {
      status: 201,
      schema: mediaObjectSchema,
      headers: {
        [attachmentId]: 'the id of the picture or document, also in an answer of the status 500',
        Location: 'its address',
      },
    },
    errors: [
      { status: 400, code: 'rest_upload_no_data', when: 'No file came, or an empty one.' },
      { status: 400, code: 'rest_upload_no_content_type', when: 'A bare file came without its type.' },
      { status: 400, code: 'rest_upload_no_content_disposition', when: 'A bare file came without its name.' },
      { status: 400, code: 'rest_upload_invalid_disposition', when: 'The name cannot be read.' },
      {
        status: 400,
        code: 'rest_cannot_create',
        when: 'The role of whoever is logged in does not allow it.',
      },
      { status: 412, code: 'rest_upload_hash_mismatch', when: 'The file has another MD5 digest.' },
      { status: 413, code: 'rest_upload_file_too_big', when: 'The file is larger than 40 MB.' },
      {
        status: 500,
        code: 'rest_upload_sideload_error',
        when: 'The file is neither a picture that the shop can show nor a PDF.',
      },
      {
        status: 500,
        code: 'rest_media_not_processed',
        when: 'The picture is stored, its sizes are not made yet: post-process makes them.',
      },
    ],
  },
  async handle(request, ctx, _params, files) {
    const received = await receiveMedia(request, files);
    if (!received.ok) return notReceived(ctx, received);
    try {
      return await store(ctx, files, received);
    } finally {
      await files.discard(received.path);
    }
  },
};

function notReceived(ctx: RequestContext, { code }: Extract<ReceivedMedia, { ok: false }>): Response {
  if (code !== 'too-large') return mediaError(ctx, code);
  const sentence = mediaWords(ctx).tooLarge(MAX_FILE_BYTES / A_MEGABYTE);
  return storeError(ctx, 'rest_upload_file_too_big', sentence, 413);
}

async function store(
  ctx: RequestContext,
  files: PictureFiles,
  received: Extract<ReceivedMedia, { ok: true }>,
): Promise<Response> {
  const texts = parseArguments(ctx, mediaTexts, (name) => received.fields.get(name));
  if (!texts.ok) return texts.error;
  const { alt_text: alt, ...others } = texts.value;
  const added = await addToLibrary(ctx, files, {
    upload: received.path,
    fileName: received.fileName,
    ...others,
    alt,
    waitsForSizes: true,
  });
  if (!added.ok) return refusedFile(ctx, added.problem);
  const headers = { [attachmentId]: String(added.id) };
  const made = await makeSizes(ctx, files, added.id);
  if (!made.ok && made.error.code === 'damaged') {
    await removeFromLibrary(ctx, added.id);
    return refusedFile(ctx, 'damaged');
  }
  const picture = made.ok ? await readLibraryItem(ctx, added.id) : null;
  if (!picture) return withHeaders(mediaError(ctx, 'rest_media_not_processed'), headers);
  const location = `${ctx.shopUrl}/wp-json/wp/v2/media/${added.id}`;
  return Response.json(mediaObject(ctx, picture, 'edit'), { status: 201, headers: { ...headers, location } });
}

const refusedFile = (ctx: RequestContext, problem: keyof ReturnType<typeof mediaWords>['words']): Response =>
  storeError(ctx, 'rest_upload_sideload_error', mediaWords(ctx).words[problem], 500);

function withHeaders(answer: Response, headers: Readonly<Record<string, string>>): Response {
  for (const [name, value] of Object.entries(headers)) answer.headers.set(name, value);
  return answer;
}
