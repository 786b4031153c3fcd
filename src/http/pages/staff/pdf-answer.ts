/** A PDF that the browser shows, and saves under a name of ASCII letters. */
export const pdfAnswer = (content: Uint8Array<ArrayBuffer>, name: string): Response =>
  new Response(content, {
    headers: {
      'content-type': 'application/pdf',
      'content-disposition': `inline; filename="${name}"`,
      'x-content-type-options': 'nosniff',
    },
  });
