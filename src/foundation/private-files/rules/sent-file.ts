/** What the shop takes: typed by what is in it, not by what it is called. */
export type FileType = {
  readonly mediaType: string;
  readonly extension: string;
  readonly kind: 'document' | 'picture';
};

/** Which kinds of files a form takes. */
export const fileChoices = ['pdf-and-pictures', 'pdf', 'pictures'] as const;
export type FileChoice = (typeof fileChoices)[number];

/** What an `accept` attribute says of a choice. */
export const acceptedFiles: Readonly<Record<FileChoice, string>> = {
  'pdf-and-pictures': '.pdf,.jpg,.jpeg,.png,application/pdf,image/jpeg,image/png',
  pdf: '.pdf,application/pdf',
  pictures: '.jpg,.jpeg,.png,image/jpeg,image/png',
};

/** How many bytes of either end show what a file is. */
export const TELLING_BYTES = 4096;

/** Why a file was not stored. */
export const fileProblems = [
  'file-too-large',
  'file-empty',
  'file-wrong-type',
  'file-incomplete',
  'file-not-stored',
  'too-many-files',
] as const;
export type FileProblem = (typeof fileProblems)[number];

type Known = FileType & { readonly begins: readonly number[]; readonly ends: readonly number[] };

const bytesOf = (text: string) => [...text].map((email) => email.charCodeAt(0));

const known: readonly Known[] = [
  {
    mediaType: 'application/pdf',
    extension: 'pdf',
    kind: 'document',
    begins: bytesOf('%PDF-'),
    ends: bytesOf('%%EOF'),
  },
  {
    mediaType: 'image/jpeg',
    extension: 'jpg',
    kind: 'picture',
    begins: [0xff, 0xd8, 0xff],
    ends: [0xff, 0xd9],
  },
  {
    mediaType: 'image/png',
    extension: 'png',
    kind: 'picture',
    begins: [0x89, ...bytesOf('PNG\r\n'), 0x1a, 0x0a],
    ends: bytesOf('IEND'),
  },
];

const standsAt = (bytes: Uint8Array, at: number, wanted: readonly number[]) =>
  wanted.every((byte, index) => bytes[at + index] === byte);

function holds(bytes: Uint8Array, wanted: readonly number[]): boolean {
  for (let at = bytes.length - wanted.length; at >= 0; at -= 1) if (standsAt(bytes, at, wanted)) return true;
  return false;
}

const takes = (choice: FileChoice, kind: FileType['kind']) =>
  choice === 'pdf-and-pictures' || (choice === 'pdf') === (kind === 'document');

/**
 * What a file is by its first and last bytes: PDF, JPEG or PNG, whole and of a kind that the form takes; anything else is refused, and so
 * is one that was cut off.
 */
export function fileTypeOf(
  head: Uint8Array,
  tail: Uint8Array,
  choice: FileChoice = 'pdf-and-pictures',
):
  | { readonly ok: true; readonly type: FileType }
  | { readonly ok: false; readonly problem: 'file-wrong-type' | 'file-incomplete' } {
  const found = known.find(({ begins }) => standsAt(head, 0, begins));
  if (!found || !takes(choice, found.kind)) return { ok: false, problem: 'file-wrong-type' };
  if (!holds(tail, found.ends)) return { ok: false, problem: 'file-incomplete' };
  const { mediaType, extension, kind } = found;
  return { ok: true, type: { mediaType, extension, kind } };
}
