/** Most files of one message. */
export const MAX_ATTACHMENTS = 5;

/** The input of the files of a message, the field with the tokens of those that have come, and why the first refused one was refused. */
export const attachmentInput = 'attachment';
export const attachedField = 'attached';
export const attachmentProblemField = 'attachment_problem';

/** Files that have come and wait for their message, as the form names them once more. */
export type Attached = readonly { readonly token: string; readonly name: string }[];

/** What files may be, for the `accept` attribute, and how large, in megabytes; null where the shop takes none. */
export type AttachmentTerms = { readonly accept: string; readonly maxMegabytes: number } | null;

/** The tokens that a form names. */
export const attachedTokens = (posted: string | null | undefined): readonly string[] =>
  (posted ?? '')
    .split(',')
    .map((token) => token.trim())
    .filter((token) => token !== '');

/** Whether a problem is one of the files, by its code. */
export const isAttachmentProblem = (code: string): boolean =>
  /^file-|^too-many-(?:attachments|files)$/.test(code);
