import { randomBytes } from 'node:crypto';
import type { PictureFiles } from '#foundation/services/files/picture-files.ts';
import { noEdges } from '../rules/picture-cut.ts';
import { pictureKey } from '../rules/picture-key.ts';
import type { FileProblem } from '../rules/upload-problem.ts';
import type { StoredPicture } from './add-picture.ts';
import { preparePicture } from './prepare-picture.ts';

const RANDOM_BYTES = 10;

export type StoreResult =
  | { readonly ok: true; readonly stored: Pick<StoredPicture, 'key' | 'original' | 'made'> }
  | { readonly ok: false; readonly problem: FileProblem | 'busy' };

/** Makes a picture of an uploaded file and stores its files; a file that is refused leaves nothing behind. */
export async function storePicture(
  files: PictureFiles,
  input: { upload: string; about: string },
): Promise<StoreResult> {
  const { upload, about } = input;
  const key = pictureKey(about, randomBytes(RANDOM_BYTES).toString('hex'));
  const folder = await files.makingFolder();
  try {
    const result = await preparePicture({ upload, folder, key, edges: noEdges, focus: null });
    if (result === null) return { ok: false, problem: 'busy' };
    if (!result.ok) return result;
    const made = result.picture;
    const original = `${key}.${made.kind}`;
    await files.store({ key, upload, original, made: folder });
    return { ok: true, stored: { key, original, made } };
  } finally {
    await files.discard(folder);
    await files.discard(upload);
  }
}
