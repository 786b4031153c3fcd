import { uploadNonceField, uploadPath } from '../rules/upload-form.ts';
import type { UploadOutcome } from '../rules/upload-outcome.ts';

const isOutcome = (told: unknown): told is UploadOutcome =>
  typeof told === 'object' && told !== null && 'added' in told && 'refused' in told && 'problem' in told;

/** Sends one picture and tells how far it is, from 0 to 1; null when the connection broke off. Only this way tells it: `fetch` does not. */
export function sendPicture(input: {
  productId: number;
  nonce: string;
  file: File;
  onProgress: (share: number) => void;
}): Promise<UploadOutcome | null> {
  const { productId, nonce, file, onProgress } = input;
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
      const told: unknown = request.response;
      resolve(isOutcome(told) ? told : null);
    });
    for (const end of ['error', 'abort', 'timeout']) request.addEventListener(end, () => resolve(null));
    request.open('POST', uploadPath(productId));
    request.setRequestHeader('accept', 'application/json');
    request.send(form);
  });
}
