/** An uploaded file: always a download, so that nothing in it runs as a page of the shop. */
export function fileDownload(file: {
  readonly name: string;
  readonly mediaType: string;
  readonly content: Uint8Array<ArrayBuffer>;
}): Response {
  return new Response(file.content, {
    headers: {
      'content-type': file.mediaType,
      'content-length': String(file.content.byteLength),
      'content-disposition': `attachment; filename*=UTF-8''${encodeURIComponent(file.name)}`,
      'content-security-policy': "default-src 'none'; sandbox",
      'x-content-type-options': 'nosniff',
      'cache-control': 'private, no-store',
    },
  });
}
