/** The type of documents of the library; they are only ever downloaded, so that no script in one runs as the shop. */
export const documentType = 'application/pdf';

export const isDocument = ({ mediaType }: { readonly mediaType: string }): boolean =>
  mediaType === documentType;

/** Where a document of the library is downloaded: an address that stays when its file is replaced. */
export const documentPath = (key: string) => `/documents/${key}.pdf`;

/** The key in a document's address; null for what is no name of a document. */
export function documentKey(file: string): string | null {
  return /^([a-z0-9]+(?:-[a-z0-9]+)*)\.pdf$/.exec(file)?.[1] ?? null;
}

/** Whether a file may be a document by its name: what is called a picture, or anything else, is not taken as one. */
export const isNamedDocument = (fileName: string): boolean => /\.pdf$/i.test(fileName);

/** How many bytes at the end of a document hold its end mark, whatever programs put after it. */
export const DOCUMENT_END_BYTES = 4096;

/** Whether a document is whole, by its last bytes. */
export function isWholeDocument(end: Uint8Array): boolean {
  return String.fromCharCode(...end).includes('%%EOF');
}
