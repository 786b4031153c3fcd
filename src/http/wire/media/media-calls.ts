import { z } from 'zod';
import type { LibraryKind } from '#catalogue/media/rules/library-list.ts';
import { changeLibraryItem } from '#catalogue/media/server/library/change-library-item.ts';
import { makeSizes } from '#catalogue/media/server/library/make-sizes.ts';
import { libraryOrders, listLibrary, readLibraryItem } from '#catalogue/media/server/library/read-library.ts';
import { removeFromLibrary } from '#catalogue/media/server/library/remove-from-library.ts';
import type { CallError } from '../call-document.ts';
import type { PlatformRestEndpoint } from '../endpoint.ts';
import { commaList } from '../lenient/lists.ts';
import { choice, flag, id, moment, text, wholeNumber } from '../lenient/scalars.ts';
import { readBodyFields } from '../lenient/sent-in-body.ts';
import { sentInQuery } from '../lenient/sent-in-query.ts';
import { parseArguments } from '../parse-arguments.ts';
import { badParameter, pagingHeaderSays, pagingHeaders } from '../store-api/read-reply.ts';
import { mediaError } from './media-error.ts';
import { mediaObject, mediaObjectSchema } from './media-object.ts';
import { mediaTexts, uploadMedia } from './upload-media.ts';

const onePath = '/wp/v2/media/:id{[0-9]+}';
const call = { kind: 'platform-rest', who: { right: 'products' } } as const;
const headers = { 'X-WP-Nonce': 'Of `action=rest-nonce`.' };
const gone: CallError = { status: 404, code: 'rest_post_invalid_id', when: 'There is no such picture.' };
const context = choice(['view', 'edit', 'embed']).meta({
  description: '`edit` has the texts as they were typed.',
  default: 'view',
});

/** What the types that programs ask for are here; of the others there is nothing. */
const kindsOfType: Partial<Record<string, LibraryKind>> = { image: 'pictures', application: 'documents' };

const listQuery = z
  .object({
    context,
    page: wholeNumber({ min: 1, max: 1_000_000 }).meta({ default: 1 }),
    per_page: wholeNumber({ min: 1, max: 100 }).meta({ default: 10 }),
    search: text,
    include: commaList(id),
    exclude: commaList(id),
    author: commaList(id),
    slug: commaList(z.string()),
    after: moment,
    before: moment,
    order: choice(['asc', 'desc']).meta({ default: 'desc' }),
    orderby: choice(libraryOrders).meta({ default: 'date' }),
    media_type: choice(['image', 'video', 'text', 'application', 'audio']),
    mime_type: text,
  })
  .partial();

const pages: PlatformRestEndpoint = {
  ...call,
  method: 'GET',
  path: '/wp/v2/media',
  about: {
    summary: 'Pictures and documents of the media library, newest first.',
    takes: listQuery,
    headers,
    reply: { schema: z.array(mediaObjectSchema), headers: pagingHeaderSays },
    errors: [
      badParameter,
      { status: 400, code: 'rest_post_invalid_page_number', when: 'There are not so many pages.' },
    ],
  },
  async handle(request, ctx) {
    const asked = parseArguments(ctx, listQuery, sentInQuery(new URL(request.url).searchParams));
    if (!asked.ok) return asked.error;
    const { page: number = 1, per_page: size = 10, media_type: type, ...query } = asked.value;
    const kind = type === undefined ? null : kindsOfType[type];
    const { items, total } =
      kind === undefined
        ? { items: [], total: 0 }
        : await listLibrary(ctx, {
            kind,
            words: query.search ?? '',
            ...(query.include?.length ? { ids: query.include } : {}),
            ...(query.exclude ? { exceptIds: query.exclude } : {}),
            ...(query.author?.length ? { uploadedBy: query.author } : {}),
            ...(query.slug?.length ? { slugs: query.slug } : {}),
            ...(query.mime_type === undefined ? {} : { mediaType: query.mime_type }),
            ...(query.after ? { after: query.after } : {}),
            ...(query.before ? { before: query.before } : {}),
            orderBy: query.orderby ?? 'date',
            direction: query.order ?? 'desc',
            limit: size,
            offset: (number - 1) * size,
          });
    if (number > 1 && number > Math.ceil(total / size))
      return mediaError(ctx, 'rest_post_invalid_page_number');
    const shown = query.context === 'edit' ? 'edit' : 'view';
    return Response.json(
      items.map((item) => mediaObject(ctx, item, shown)),
      { headers: pagingHeaders(ctx, request, { number, size, total }) },
    );
  },
};

const contextQuery = z.object({ context }).partial();

const one: PlatformRestEndpoint = {
  ...call,
  method: 'GET',
  path: onePath,
  about: {
    summary: 'A picture or document of the media library.',
    takes: contextQuery,
    headers,
    reply: { schema: mediaObjectSchema },
    errors: [badParameter, gone],
  },
  async handle(request, ctx, params) {
    const asked = parseArguments(ctx, contextQuery, sentInQuery(new URL(request.url).searchParams));
    if (!asked.ok) return asked.error;
    const picture = await readLibraryItem(ctx, Number(params.id));
    if (!picture) return mediaError(ctx, 'rest_post_invalid_id');
    return Response.json(mediaObject(ctx, picture, asked.value.context === 'edit' ? 'edit' : 'view'));
  },
};

const changed = (method: 'POST' | 'PUT' | 'PATCH'): PlatformRestEndpoint => ({
  ...call,
  method,
  path: onePath,
  about: {
    summary: 'Writes texts of a picture.',
    takes: mediaTexts,
    headers,
    reply: { schema: mediaObjectSchema },
    errors: [badParameter, gone],
  },
  async handle(request, ctx, params) {
    const fields = await readBodyFields(request);
    const texts = parseArguments(ctx, mediaTexts, (name) => fields.get(name) ?? undefined);
    if (!texts.ok) return texts.error;
    const { alt_text: alt, ...others } = texts.value;
    const outcome = await changeLibraryItem(ctx, Number(params.id), { ...others, alt });
    return outcome.ok
      ? Response.json(mediaObject(ctx, outcome.picture, 'edit'))
      : mediaError(ctx, 'rest_post_invalid_id');
  },
});

const postProcess = z.object({ action: choice(['create-image-subsizes']) });

/** REST-06: makes what sizes are missing, as often as it takes. */
const processed: PlatformRestEndpoint = {
  ...call,
  method: 'POST',
  path: `${onePath}/post-process`,
  about: {
    summary: 'Makes the sizes that a picture misses.',
    takes: postProcess,
    headers,
    reply: { schema: mediaObjectSchema },
    errors: [
      badParameter,
      gone,
      { status: 500, code: 'rest_media_not_processed', when: 'It did not work out this time either.' },
    ],
  },
  async handle(request, ctx, params, files) {
    const fields = await readBodyFields(request);
    const asked = parseArguments(ctx, postProcess, (name) => fields.get(name) ?? undefined);
    if (!asked.ok) return asked.error;
    const imageId = Number(params.id);
    const made = await makeSizes(ctx, files, imageId);
    const picture = await readLibraryItem(ctx, imageId);
    if (!picture) return mediaError(ctx, 'rest_post_invalid_id');
    return made.ok
      ? Response.json(mediaObject(ctx, picture, 'edit'))
      : mediaError(ctx, 'rest_media_not_processed');
  },
};

const deletion = z.object({ force: flag }).partial();

const removed: PlatformRestEndpoint = {
  ...call,
  method: 'DELETE',
  path: onePath,
  about: {
    summary: 'Deletes a picture that nothing shows.',
    takes: deletion,
    headers,
    reply: { schema: z.object({ deleted: z.literal(true), previous: mediaObjectSchema }) },
    errors: [
      gone,
      { status: 409, code: 'rest_cannot_delete', when: 'A product or a page still shows it.' },
      { status: 501, code: 'rest_trash_not_supported', when: '`force` is not true: there is no trash.' },
    ],
  },
  async handle(request, ctx, params) {
    const fields = await readBodyFields(request);
    const asked = parseArguments(ctx, deletion, (name) => fields.get(name) ?? undefined);
    if (!asked.ok) return asked.error;
    if (!asked.value.force) return mediaError(ctx, 'rest_trash_not_supported');
    const outcome = await removeFromLibrary(ctx, Number(params.id));
    if (!outcome.ok) {
      return mediaError(ctx, outcome.error.code === 'gone' ? 'rest_post_invalid_id' : 'rest_cannot_delete');
    }
    return Response.json({ deleted: true, previous: mediaObject(ctx, outcome.picture, 'edit') });
  },
};

/** The media library for programs of the staff (REST-05, REST-06, wire 7.3). */
export const mediaCalls: readonly PlatformRestEndpoint[] = [
  uploadMedia,
  pages,
  processed,
  one,
  changed('POST'),
  changed('PUT'),
  changed('PATCH'),
  removed,
];
