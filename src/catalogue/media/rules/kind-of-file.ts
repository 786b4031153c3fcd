/** What a file is by its first bytes; `moving` is an AVIF of several frames, `other` everything that is not named. */
export type FileKind =
  | 'jpeg'
  | 'png'
  | 'webp'
  | 'avif'
  | 'moving'
  | 'gif'
  | 'heic'
  | 'pdf'
  | 'markup'
  | 'other';

/** The kinds that become pictures of the shop. */
const acceptedKinds = ['jpeg', 'png', 'webp', 'avif'] as const;
export type AcceptedKind = (typeof acceptedKinds)[number];

/** How many bytes of a file `kindOfFile` wants to see. */
export const HEAD_BYTES = 64;

const textAt = (head: Uint8Array, from: number, to: number) =>
  String.fromCharCode(...head.subarray(from, to));
const startsWith = (head: Uint8Array, bytes: readonly number[]) =>
  bytes.every((byte, at) => head[at] === byte);

const heicBrands = ['heic', 'heix', 'hevc', 'hevx', 'heim', 'heis', 'mif1', 'msf1'];

function kindOfBox(head: Uint8Array): FileKind {
  const [major = '', ...compatible] = [textAt(head, 8, 12), ...brandsAfter(head)];
  if (major === 'avis') return 'moving';
  if (major === 'avif' || compatible.includes('avif')) return 'avif';
  return heicBrands.includes(major) ? 'heic' : 'other';
}

function brandsAfter(head: Uint8Array): string[] {
  const end = Math.min(head.length, ((head[2] ?? 0) << 8) + (head[3] ?? 0));
  const brands: string[] = [];
  for (let at = 16; at + 4 <= end; at += 4) brands.push(textAt(head, at, at + 4));
  return brands;
}

/** Decides by a file's first bytes what it is; its name and what the browser says of it are not asked. */
export function kindOfFile(head: Uint8Array): FileKind {
  if (startsWith(head, [0xff, 0xd8, 0xff])) return 'jpeg';
  if (startsWith(head, [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a])) return 'png';
  if (textAt(head, 0, 4) === 'RIFF' && textAt(head, 8, 12) === 'WEBP') return 'webp';
  if (textAt(head, 4, 8) === 'ftyp') return kindOfBox(head);
  if (textAt(head, 0, 4) === 'GIF8') return 'gif';
  if (textAt(head, 0, 5) === '%PDF-') return 'pdf';
  return /^(?:\xEF\xBB\xBF)?\s*</.test(textAt(head, 0, head.length)) ? 'markup' : 'other';
}

export function isAccepted(kind: FileKind): kind is AcceptedKind {
  return (acceptedKinds as readonly FileKind[]).includes(kind);
}
