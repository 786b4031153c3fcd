import { flag, line, paragraph, whole } from '#foundation/forms/rules/fields.ts';
import { type DraftOf, formSchema, type ProblemOf } from '#foundation/forms/rules/form-schema.ts';
import { LONGEST_DESCRIPTION } from './library-item.ts';
import { areEdges, type FocalPoint, MOST_CUT, type PictureEdges } from './picture-cut.ts';
import { LONGEST_WORDS } from './picture-limits.ts';

/** What the form of a picture of the library carries its nonce for. */
export const libraryAction = 'media-library';

/** Where pictures of the library are sent to, and the page of one of them. */
export const libraryUploadPath = '/staff/media/upload/';
export const libraryItemPath = (id: number) => `/staff/media/${id}/`;

/** Where the file of one of them is replaced. */
export const libraryReplacePath = (id: number) => `/staff/media/${id}/replace/`;

const alt = line({ most: LONGEST_WORDS.alt, tooLong: 'too-long' });
const title = line({ most: LONGEST_WORDS.title, tooLong: 'too-long' });
const caption = line({ most: LONGEST_WORDS.caption, tooLong: 'too-long' });

/** The texts of a picture or document of the library; translations are '' where there are none. */
export const libraryForm = formSchema({
  alt,
  translatedAlt: alt,
  title,
  translatedTitle: title,
  caption,
  translatedCaption: caption,
  description: paragraph({ most: LONGEST_DESCRIPTION, tooLong: 'too-long' }),
});
export type LibraryDraft = DraftOf<typeof libraryForm>;

/** Where the form of a picture's shape is posted to. */
export const libraryShapePath = (id: number) => `/staff/media/${id}/shape/`;

const edge = whole(0, MOST_CUT, 'bad-edge');
const point = whole(0, 100, 'bad-point');

/** The form of a picture's shape: what is cut off, in percent, and the point that stays in view where it `fills` a square. */
export const shapeForm = formSchema(
  { left: edge, top: edge, right: edge, bottom: edge, fills: flag(), focusX: point, focusY: point },
  (values) => ({ left: !areEdges(edgesOf(values)) && 'too-much-cut' }),
);
export type ShapeDraft = DraftOf<typeof shapeForm>;

type Typed = { readonly [Name in keyof PictureEdges]: number | null };

/** What is cut off, as a form has it. */
export const edgesOf = ({ left, top, right, bottom }: Typed): PictureEdges => ({
  left: left ?? 0,
  top: top ?? 0,
  right: right ?? 0,
  bottom: bottom ?? 0,
});

/** The middle stays in view where no other point is typed. */
const MIDDLE = 50;

/** The point that stays in view, as a form has it; null for a picture that is always shown whole. */
export const focusOf = ({ fills, focusX, focusY }: ShapeDraft): FocalPoint | null =>
  fills ? { x: focusX ?? MIDDLE, y: focusY ?? MIDDLE } : null;

/** Why a picture did not get another shape. */
export const shapeProblems = [
  'bad-edge',
  'bad-point',
  'too-much-cut',
  'no-original',
  'changed-meanwhile',
  'busy',
  'not-made',
  'expired',
] as const;
export type ShapeProblem = (typeof shapeProblems)[number];

/** What became of the form of a picture's shape, as the query of its page says it. */
export const shapeOutcome = (address: { get(name: string): string | null }): ShapeProblem | 'done' | null =>
  address.get('shaped') !== null
    ? 'done'
    : (shapeProblems.find((problem) => problem === address.get('shape')) ?? null);

export type LibraryProblem = ProblemOf<typeof libraryForm>;
export type LibraryProblems = Readonly<Partial<Record<keyof LibraryDraft, LibraryProblem>>>;
