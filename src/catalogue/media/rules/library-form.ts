import { line, paragraph } from '#foundation/forms/rules/fields.ts';
import { type DraftOf, formSchema, type ProblemOf } from '#foundation/forms/rules/form-schema.ts';
import { LONGEST_DESCRIPTION } from './library-item.ts';
import { LONGEST_WORDS } from './picture-limits.ts';

/** What the form of a picture of the library carries its nonce for. */
export const libraryAction = 'media-library';

/** Where pictures of the library are sent to, and the page of one of them. */
export const libraryUploadPath = '/staff/media/upload/';
export const libraryItemPath = (id: number) => `/staff/media/${id}/`;

/** The texts of a picture of the library. */
export const libraryForm = formSchema({
  alt: line({ most: LONGEST_WORDS.alt, tooLong: 'too-long' }),
  title: line({ most: LONGEST_WORDS.title, tooLong: 'too-long' }),
  caption: line({ most: LONGEST_WORDS.caption, tooLong: 'too-long' }),
  description: paragraph({ most: LONGEST_DESCRIPTION, tooLong: 'too-long' }),
});
export type LibraryDraft = DraftOf<typeof libraryForm>;
export type LibraryProblem = ProblemOf<typeof libraryForm> | 'in-use';
export type LibraryProblems = Readonly<Partial<Record<keyof LibraryDraft | 'removal', LibraryProblem>>>;
