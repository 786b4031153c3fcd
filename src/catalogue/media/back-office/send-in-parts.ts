import { uploadNonceField } from '../rules/upload-form.ts';
import type { UploadOutcome } from '../rules/upload-outcome.ts';
import {
  type BegunUpload,
  beginPartsPath,
  countOfParts,
  finishPartsPath,
  PART_BYTES,
  partPath,
} from '../rules/upload-parts.ts';

/** Milliseconds between attempts while the connection is away; after the last one the upload is broken. */
const WAITS_MS = [500, 1000, 2000, 4000, 8000, 15_000, 30_000] as const;

type Report = {
  onProgress: (share: number) => void;
  /** the connection is away, and is tried once more */
  onInterrupted: () => void;
};

/**
 * Sends a file in parts. A part that is cut off is sent once more when the connection is back, alone; the same file chosen later goes on where it
 * stopped. Null when the connection stays away.
 */
export async function sendInParts(
  input: {
    readonly nonce: string;
    readonly file: File;
    /** the item of the library whose place it takes; null for a new one */
    readonly replaces: number | null;
  } & Report,
): Promise<UploadOutcome | null> {
  const { nonce, file, replaces, onProgress } = input;
  const form = new FormData();
  form.set(uploadNonceField, nonce);
  form.set('name', file.name);
  form.set('size', String(file.size));
  form.set('stamp', String(file.lastModified));
  if (replaces !== null) form.set('replaces', String(replaces));
  const begun = await insist(input, () => fetch(beginPartsPath, { method: 'POST', body: form }));
  if (begun === null) return null;
  const answer = (await begun.json()) as BegunUpload | UploadOutcome;
  if (!('token' in answer)) return answer;
  const { token, received } = answer;
  const known = new Set(received);
  const count = countOfParts(file.size);
  for (let part = 0; part < count; part += 1) {
    if (!known.has(part)) {
      const body = file.slice(part * PART_BYTES, (part + 1) * PART_BYTES);
      const sent = await insist(input, () => fetch(partPath(token, part), { method: 'POST', body }));
      if (sent === null) return null;
      if (!sent.ok) return (await sent.json()) as UploadOutcome;
    }
    onProgress((part + 1) / count);
  }
  const finished = await insist(input, () => fetch(finishPartsPath(token), { method: 'POST' }));
  return finished === null ? null : ((await finished.json()) as UploadOutcome);
}

/** Asks until there is an answer that is no failure of the server, or the last wait is over. */
async function insist({ onInterrupted }: Report, ask: () => Promise<Response>): Promise<Response | null> {
  for (const wait of [...WAITS_MS, null]) {
    const answer = await ask().catch(() => null);
    const isAnswer = answer?.headers.get('content-type')?.includes('application/json') ?? false;
    if (answer && isAnswer) return answer;
    if (wait === null) return null;
    onInterrupted();
    await online(wait);
  }
  return null;
}

/** Waits so many milliseconds, or until the browser says that it is online. */
function online(ms: number): Promise<void> {
  return new Promise((resolve) => {
    const done = () => {
      clearTimeout(timer);
      window.removeEventListener('online', done);
      resolve();
    };
    const timer = setTimeout(done, ms);
    window.addEventListener('online', done);
  });
}
