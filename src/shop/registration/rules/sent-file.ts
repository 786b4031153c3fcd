/** What the shop takes: typed by what is in it, not by what it is called. */
export type FileType = { readonly mediaType: string; readonly extension: string };

/** What an `accept` attribute says of it. */
export const acceptedFiles = '.pdf,.jpg,.jpeg,.png,application/pdf,image/jpeg,image/png';

/** How many bytes of either end tell what a file is. */
export const TELLING_BYTES = 4096;

/** Why a file was not kept. */
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

const bytesOf = (text: string) => [...text].map((letter) => letter.charCodeAt(0));

const known: readonly Known[] = [
  { mediaType: 'application/pdf', extension: 'pdf', begins: bytesOf('%PDF-'), ends: bytesOf('%%EOF') },
  { mediaType: 'image/jpeg', extension: 'jpg', begins: [0xff, 0xd8, 0xff], ends: [0xff, 0xd9] },
  {
    mediaType: 'image/png',
    extension: 'png',
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

/** What a file is by its first and last bytes: PDF, JPEG or PNG, whole; anything else is refused, and so is one that was cut off. */
export function fileTypeOf(
  head: Uint8Array,
  tail: Uint8Array,
):
  | { readonly ok: true; readonly type: FileType }
  | { readonly ok: false; readonly problem: 'file-wrong-type' | 'file-incomplete' } {
  const found = known.find(({ begins }) => standsAt(head, 0, begins));
  if (!found) return { ok: false, problem: 'file-wrong-type' };
  if (!holds(tail, found.ends)) return { ok: false, problem: 'file-incomplete' };
  return { ok: true, type: { mediaType: found.mediaType, extension: found.extension } };
}
