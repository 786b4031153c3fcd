import { documentKey, documentType } from '#catalogue/media/rules/document.ts';
import { findDocument } from '#catalogue/media/server/library/find-document.ts';
import type { Database } from '#foundation/database/client.ts';
import type { PictureFiles } from '#foundation/services/files/picture-files.ts';

/**
 * Answers the address of a document: always a download in an empty sandbox, so that nothing in it runs as a page of the shop. It is asked for anew
 * each time, since its file may be replaced. Null where there is no such document.
 */
export async function answerDocument(
  { db, files }: { readonly db: Database; readonly files: PictureFiles },
  request: Request,
  file: string,
): Promise<Response | null> {
  const key = documentKey(file);
  const found = key === null ? null : await findDocument(db, key);
  if (!found) return null;
  const etag = `"${found.original}"`;
  const headers = {
    etag,
    'cache-control': 'public, no-cache',
    'content-security-policy': "default-src 'none'; sandbox",
    'x-content-type-options': 'nosniff',
  };
  if ((request.headers.get('if-none-match') ?? '').includes(etag)) {
    return new Response(null, { status: 304, headers });
  }
  const opened = await files.openOriginal(found.original);
  if (!opened) return null;
  const { bytes, stream } = opened;
  if (request.method === 'HEAD') await stream.cancel();
  return new Response(request.method === 'HEAD' ? null : stream, {
    headers: {
      ...headers,
      'content-type': documentType,
      'content-length': String(bytes),
      'content-disposition': `attachment; filename*=UTF-8''${encodeURIComponent(found.fileName)}`,
    },
  });
}
