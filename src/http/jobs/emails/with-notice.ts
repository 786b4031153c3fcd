import type { FileStore } from '#foundation/services/files/file-store.ts';
import type { Mail } from '#foundation/services/mail.ts';
import { isNoticeFile } from '#selling/consumer-rights/rules/guarantee-notice.ts';
import type { WrittenEmail } from './outbox.ts';

const mediaTypes: Readonly<Record<string, string>> = { png: 'image/png', jpg: 'image/jpeg' };

/**
 * An email with the notice of the legal guarantee that it shows in it: consumers must have it on a durable medium, so a picture that is fetched from the shop
 * is not enough. One whose file is gone is sent as it was written.
 */
export async function withNotice(
  { mediaFiles, shopUrl }: { readonly mediaFiles?: Pick<FileStore, 'read'>; readonly shopUrl: string },
  email: WrittenEmail,
): Promise<WrittenEmail & Pick<Mail, 'attachments'>> {
  const [source, name = ''] = /src="[^"]*\/media\/(guarantee-[\w.-]+)"/.exec(email.html) ?? [];
  if (!source || name === '' || !isNoticeFile(name)) return email;
  const content = await mediaFiles?.read(name);
  if (!content) return email;
  const cid = `${name}@${new URL(shopUrl).hostname}`;
  const contentType = mediaTypes[name.split('.').at(-1) ?? ''] ?? 'application/octet-stream';
  return {
    ...email,
    html: email.html.replace(source, `src="cid:${cid}"`),
    attachments: [{ filename: name, content, contentType, cid }],
  };
}
