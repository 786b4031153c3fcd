import { z } from 'zod';
import type { LibraryPicture } from '#catalogue/media/rules/library-picture.ts';
import type { RequestContext } from '#foundation/request-context/request-context.ts';
import { escapeHtml } from '#kit/text/rules/escape-html.ts';
import { mediaUrl } from '../store-api/image-object.ts';

/** What clients know the widths by, in pixels; the largest width of a picture is `full` whatever it is. */
const sizeNames: readonly (readonly [width: number, name: string])[] = [
  [160, 'thumbnail'],
  [320, 'medium'],
  [640, 'medium_large'],
  [1200, 'large'],
];

const rendered = z.object({ rendered: z.string(), raw: z.string().optional() });
const size = z.object({
  file: z.string(),
  width: z.number(),
  height: z.number(),
  mime_type: z.string(),
  source_url: z.string(),
});

/** A picture of the library as programs read it (wire 7.3). */
export const mediaObjectSchema = z
  .looseObject({
    id: z.number(),
    date: z.string(),
    date_gmt: z.string(),
    modified: z.string(),
    modified_gmt: z.string(),
    slug: z.string(),
    status: z.literal('inherit'),
    type: z.literal('attachment'),
    title: rendered,
    caption: rendered,
    description: rendered,
    alt_text: z.string(),
    media_type: z.literal('image'),
    mime_type: z.string(),
    media_details: z.looseObject({ sizes: z.record(z.string(), size) }),
    source_url: z.string(),
  })
  .meta({ id: 'MediaItem', description: 'A picture of the media library.' });

const fileOf = (url: string) => url.slice(url.lastIndexOf('/') + 1);

function sizesOf(shopUrl: string, picture: LibraryPicture) {
  const sized = (width: number) => {
    const url = mediaUrl(shopUrl, picture.key, width);
    const height = Math.max(1, Math.round((picture.height * width) / picture.width));
    return { file: fileOf(url), width, height, mime_type: 'image/webp', source_url: url };
  };
  const named = sizeNames.filter(([width]) => picture.widths.includes(width));
  const full = picture.widths.at(-1);
  return Object.fromEntries([
    ...named.map(([width, name]) => [name, sized(width)]),
    ...(full === undefined ? [] : [['full', sized(full)]]),
  ]);
}

const romeParts = new Intl.DateTimeFormat('sv-SE', {
  timeZone: 'Europe/Rome',
  dateStyle: 'short',
  timeStyle: 'medium',
});
const localOf = (date: Date) => romeParts.format(date).replace(' ', 'T');
const utcOf = (date: Date) => date.toISOString().slice(0, 19);

/** `context` `edit` adds the texts as they were typed, and which sizes are not made. */
export function mediaObject(
  { shopUrl }: Pick<RequestContext, 'shopUrl'>,
  picture: LibraryPicture,
  context: 'view' | 'edit',
): z.output<typeof mediaObjectSchema> {
  const { id, key, title, caption, description, createdAt, changedAt, widths } = picture;
  const full = widths.at(-1);
  const source = full === undefined ? '' : mediaUrl(shopUrl, key, full);
  const words = (text: string, html = escapeHtml(text)) =>
    context === 'edit' ? { raw: text, rendered: html } : { rendered: html };
  const paragraph = (text: string) => words(text, text === '' ? '' : `<p>${escapeHtml(text)}</p>\n`);
  const self = `${shopUrl}/wp-json/wp/v2/media/${id}`;
  return {
    id,
    date: localOf(createdAt),
    date_gmt: utcOf(createdAt),
    guid: words(source),
    modified: localOf(changedAt),
    modified_gmt: utcOf(changedAt),
    slug: key,
    status: 'inherit',
    type: 'attachment',
    link: source,
    title: words(title),
    author: picture.uploadedBy ?? 0,
    comment_status: 'closed',
    ping_status: 'closed',
    template: '',
    meta: [],
    description: paragraph(description),
    caption: paragraph(caption),
    alt_text: picture.alt,
    media_type: 'image',
    mime_type: picture.mediaType === '' ? 'image/webp' : picture.mediaType,
    media_details: {
      width: picture.width,
      height: picture.height,
      file: full === undefined ? picture.fileName : fileOf(source),
      filesize: picture.bytes,
      sizes: sizesOf(shopUrl, picture),
      image_meta: {},
    },
    post: null,
    source_url: source,
    ...(context === 'edit'
      ? { missing_image_sizes: full === undefined ? sizeNames.map(([, name]) => name) : [] }
      : {}),
    _links: { self: [{ href: self }], collection: [{ href: `${shopUrl}/wp-json/wp/v2/media` }] },
  };
}
