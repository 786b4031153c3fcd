import { z } from 'zod';
import { documentPath, isDocument } from '#catalogue/media/rules/document.ts';
import { isInTheMaking, type LibraryItem } from '#catalogue/media/rules/library-item.ts';
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

/** A picture or document of the library as programs read it (wire 7.3). */
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
    media_type: z.enum(['image', 'file']),
    mime_type: z.string(),
    media_details: z.looseObject({ sizes: z.record(z.string(), size).optional() }),
    source_url: z.string(),
  })
  .meta({ id: 'MediaItem', description: 'A picture or document of the media library.' });

const fileOf = (url: string) => url.slice(url.lastIndexOf('/') + 1);

function sizesOf(shopUrl: string, picture: LibraryItem) {
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

/** Where its file is: of a picture the largest, '' where none is made yet. */
function sourceOf(shopUrl: string, item: LibraryItem): string {
  if (isDocument(item)) return `${shopUrl}${documentPath(item.key)}`;
  const full = item.widths.at(-1);
  return full === undefined ? '' : mediaUrl(shopUrl, item.key, full);
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
  item: LibraryItem,
  context: 'view' | 'edit',
): z.output<typeof mediaObjectSchema> {
  const { id, key, title, caption, description, createdAt, changedAt } = item;
  const source = sourceOf(shopUrl, item);
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
    author: item.uploadedBy ?? 0,
    comment_status: 'closed',
    ping_status: 'closed',
    template: '',
    meta: [],
    description: paragraph(description),
    caption: paragraph(caption),
    alt_text: item.alt,
    media_type: isDocument(item) ? 'file' : 'image',
    mime_type: item.mediaType === '' ? 'image/webp' : item.mediaType,
    media_details: isDocument(item)
      ? { filesize: item.bytes }
      : {
          width: item.width,
          height: item.height,
          file: source === '' ? item.fileName : fileOf(source),
          filesize: item.bytes,
          sizes: sizesOf(shopUrl, item),
          image_meta: {},
        },
    post: null,
    source_url: source,
    ...(context === 'edit'
      ? { missing_image_sizes: isInTheMaking(item) ? sizeNames.map(([, name]) => name) : [] }
      : {}),
    _links: { self: [{ href: self }], collection: [{ href: `${shopUrl}/wp-json/wp/v2/media` }] },
  };
}
