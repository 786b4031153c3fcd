import { uploadNonceField } from '../rules/upload-form.ts';
import type { UploadOutcome } from '../rules/upload-outcome.ts';

const isOutcome = (reply: unknown): reply is UploadOutcome =>
  typeof reply === 'object' && reply !== null && 'added' in reply && 'refused' in reply && 'problem' in reply;

/** Sends one picture and reports its progress from 0 to 1, for which it needs XMLHttpRequest; null when the connection broke off. */
export function sendPicture(input: {
  /** where it is sent to */
  path: string;
  nonce: string;
  file: File;
  onProgress: (share: number) => void;
}): Promise<UploadOutcome | null> {
  const { path, nonce, file, onProgress } = input;
  const form = new FormData();
  form.set(uploadNonceField, nonce);
  form.set('file', file);
  return new Promise((resolve) => {
    const request = new XMLHttpRequest();
    request.responseType = 'json';
    request.upload.addEventListener('progress', ({ loaded, total }) =>
      onProgress(total > 0 ? loaded / total : 0),
    );
    request.addEventListener('load', () => {
      const reply: unknown = request.response;
      resolve(isOutcome(reply) ? reply : null);
    });
    for (const end of ['error', 'abort', 'timeout']) request.addEventListener(end, () => resolve(null));
    request.open('POST', path);
    request.setRequestHeader('accept', 'application/json');
    request.send(form);
  });
}
