import { MAX_FILE_BYTES } from '#catalogue/media/rules/picture-limits.ts';
import type { PictureFiles } from '#foundation/services/files/picture-files.ts';
import { receiveRawFile } from '#foundation/services/receive-raw-file.ts';
import { receiveUpload } from '#foundation/services/receive-upload.ts';
import type { mediaRefusals } from './media-error.ts';

type Refusal = Extract<keyof typeof mediaRefusals, `rest_upload_${string}`>;

/** A file as it came with a call, in a local file that the caller throws away. */
export type ReceivedMedia =
  | {
      readonly ok: true;
      readonly path: string;
      readonly fileName: string;
      /** the other fields of a form; none of a bare file */
      readonly fields: ReadonlyMap<string, string>;
    }
  | { readonly ok: false; readonly code: Refusal | 'too-large' };

const refused = (code: Refusal | 'too-large') => ({ ok: false, code }) as const;

/** Receives a file as a form with the field `file`, or as the bare body with its name in `Content-Disposition` (wire 7.3). */
export function receiveMedia(request: Request, files: PictureFiles): Promise<ReceivedMedia> {
  const type = request.headers.get('content-type');
  return /^multipart\/form-data/i.test(type ?? '') ? ofForm(request, files) : bare(request, files, type);
}

async function ofForm(request: Request, files: PictureFiles): Promise<ReceivedMedia> {
  const received = await receiveUpload(request, {
    limits: { fileBytes: MAX_FILE_BYTES, files: 1 },
    pathFor: files.incomingFile,
    discard: files.discard,
    mayCome: () => true,
  });
  if (!received.ok) return refused('rest_upload_unknown_error');
  const [file] = received.files;
  if (!file || file.problem === 'empty') {
    if (file) await files.discard(file.path);
    return refused('rest_upload_no_data');
  }
  if (file.problem === null) {
    return { ok: true, path: file.path, fileName: file.name, fields: received.fields };
  }
  await files.discard(file.path);
  return refused(file.problem === 'too-large' ? 'too-large' : 'rest_upload_unknown_error');
}

async function bare(request: Request, files: PictureFiles, type: string | null): Promise<ReceivedMedia> {
  if (!request.body) return refused('rest_upload_no_data');
  if (type === null || type === '') return refused('rest_upload_no_content_type');
  const disposition = request.headers.get('content-disposition');
  if (disposition === null) return refused('rest_upload_no_content_disposition');
  const fileName = fileNameIn(disposition);
  if (fileName === null) return refused('rest_upload_invalid_disposition');
  const path = await files.incomingFile();
  const received = await receiveRawFile(request, path, MAX_FILE_BYTES);
  const expected = request.headers.get('content-md5')?.trim().toLowerCase();
  const problem = !received.ok
    ? received.problem === 'too-large'
      ? ('too-large' as const)
      : ('rest_upload_unknown_error' as const)
    : received.bytes === 0
      ? ('rest_upload_no_data' as const)
      : expected !== undefined && expected !== received.md5
        ? ('rest_upload_hash_mismatch' as const)
        : null;
  if (problem === null) return { ok: true, path, fileName, fields: new Map() };
  await files.discard(path);
  return refused(problem);
}

/** The name of a file in `attachment; filename="x.png"`, without folders; null where there is none. */
export function fileNameIn(disposition: string): string | null {
  const [, encoded] = /;\s*filename\*=utf-8''([^;]+)/i.exec(disposition) ?? [];
  const [, quoted, plain] = /;\s*filename=(?:"((?:[^"\\]|\\.)*)"|([^;\s]+))/i.exec(disposition) ?? [];
  if (!/^\s*attachment\s*;/i.test(disposition)) return null;
  const name = encoded === undefined ? (quoted?.replace(/\\(.)/g, '$1') ?? plain ?? '') : decoded(encoded);
  const last = name.split(/[\\/]/).at(-1) ?? '';
  const shown = last.replace(/\p{C}/gu, '').trim().slice(0, 120);
  return shown === '' ? null : shown;
}

function decoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return '';
  }
}
