import type { RequestContext } from '#foundation/request-context/request-context.ts';
import { type ReceivedFile, receiveUpload } from '#foundation/services/receive-upload.ts';
import { MAX_FILES } from '../rules/file-limits.ts';

const MEBIBYTE = 1_048_576;

export type FormWithFiles =
  | { readonly ok: true; readonly fields: URLSearchParams }
  | { readonly ok: false; readonly problem: 'too-large' | 'malformed' };

/** How a form handles the files that come with it. */
export type FilesOfForm = {
  readonly maxBytes: number;
  /** of a form with longer texts than usual */
  readonly fieldBytes?: number;
  /** asked before the first file is written, with the fields that stand before it */
  readonly mayCome: (sent: ReadonlyMap<string, string>) => boolean;
  /** Stores a file and returns what the form's fields say of it, or nothing for an input that takes none; called at the end. */
  readonly store: (file: ReceivedFile, sent: URLSearchParams) => Promise<Readonly<Record<string, string>>>;
  /** what the form's fields say where more files came than a form may bring, of which none is stored */
  readonly tooMany?: Readonly<Record<string, string>>;
};

/**
 * Receives a form with files, as a stream: each accepted file is stored, and the field of its input holds its name; for a refused one the
 * field holds the reason. The handler of the form sees text alone. A form that broke off leaves nothing.
 */
export async function receiveFormWithFiles(
  { privateFiles }: Pick<RequestContext, 'privateFiles'>,
  request: Request,
  form: FilesOfForm,
): Promise<FormWithFiles> {
  const received = await receiveUpload(request, {
    limits: {
      fileBytes: form.maxBytes,
      files: MAX_FILES,
      fields: 400,
      fieldBytes: form.fieldBytes ?? 20_000,
      bodyBytes: MAX_FILES * form.maxBytes + MEBIBYTE,
    },
    pathFor: privateFiles.incomingFile,
    discard: privateFiles.discard,
    mayCome: form.mayCome,
  });
  if (!received.ok && (received.problem === 'malformed' || received.problem === 'too-large')) {
    return { ok: false, problem: received.problem };
  }
  const fields = new URLSearchParams(received.entries.map(([name, value]) => [name, value]));
  if (received.entries.flat().some((text) => text.includes('\0'))) {
    if (received.ok) await Promise.all(received.files.map(({ path }) => privateFiles.discard(path)));
    return { ok: false, problem: 'malformed' };
  }
  // With too many files, or a nonce that is too old, the words of the form are answered and none of its files is stored.
  if (!received.ok) {
    const more = received.problem === 'too-many-files' ? (form.tooMany ?? {}) : {};
    for (const [name, value] of Object.entries(more)) fields.set(name, value);
    return { ok: true, fields };
  }
  try {
    for (const file of received.files) {
      for (const [name, value] of Object.entries(await form.store(file, fields))) fields.set(name, value);
    }
  } finally {
    await Promise.all(received.files.map(({ path }) => privateFiles.discard(path)));
  }
  return { ok: true, fields };
}
