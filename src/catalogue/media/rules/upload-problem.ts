/** Why an uploaded file does not become a picture. */
export const fileProblems = [
  'empty',
  'too-large',
  'too-many-pixels',
  'not-a-picture',
  'unfit-kind',
  'phone-format',
  'animated',
  'damaged',
  'neither-picture-nor-document',
  'unlike-its-name',
  'incomplete-document',
  'another-kind',
  'not-stored',
  'too-many-pictures',
] as const;
export type FileProblem = (typeof fileProblems)[number];

/** Why an upload as a whole is refused. */
export const uploadProblems = [
  'expired-form',
  'no-file',
  'too-many-files',
  'malformed',
  'no-product',
  'busy',
  'gone',
  'changed-meanwhile',
] as const;
export type UploadProblem = (typeof uploadProblems)[number];

/** A file that was refused, by the name that it came with. */
export type RefusedFile = { readonly name: string; readonly problem: FileProblem };
