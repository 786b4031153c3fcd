import { useRef, useState } from 'react';
import { MAX_FILE_BYTES } from '../rules/picture-limits.ts';
import { PART_BYTES } from '../rules/upload-parts.ts';
import type { FileProblem, UploadProblem } from '../rules/upload-problem.ts';
import { sendInParts } from './send-in-parts.ts';
import { sendPicture } from './send-picture.ts';

/** A file on its way: `share` from 0 to 1 has been sent. */
export type Upload = {
  readonly id: number;
  readonly name: string;
  readonly state:
    | { readonly kind: 'waiting' | 'done' | 'interrupted' }
    /** the connection stayed away; the file goes on where it stopped */
    | { readonly kind: 'broken'; readonly file: File }
    | { readonly kind: 'sending'; readonly share: number }
    | { readonly kind: 'refused'; readonly problem: FileProblem | UploadProblem };
};

export const isOnItsWay = ({ kind }: Upload['state']): boolean =>
  kind === 'waiting' || kind === 'sending' || kind === 'interrupted';

/**
 * Sends files one after the other, large ones `inParts` where that is wanted, in the place of `replaces` where it is named; `onAdded` is called after each that was taken, with its id
 * where the library has it.
 */
export function useUploads(input: {
  path: string;
  nonce: string;
  inParts: boolean;
  replaces?: number | undefined;
  onAdded: (file: File, ids: readonly number[]) => void;
}) {
  const { path, nonce, inParts, replaces = null, onAdded } = input;
  const [uploads, setUploads] = useState<readonly Upload[]>([]);
  const nextId = useRef(1);
  const queue = useRef<Promise<void>>(Promise.resolve());

  const report = (id: number, state: Upload['state']) =>
    setUploads((all) => all.map((upload) => (upload.id === id ? { ...upload, state } : upload)));

  async function send(id: number, file: File): Promise<void> {
    if (file.size > MAX_FILE_BYTES) return report(id, { kind: 'refused', problem: 'too-large' });
    report(id, { kind: 'sending', share: 0 });
    const onProgress = (share: number) => report(id, { kind: 'sending', share });
    const onInterrupted = () => report(id, { kind: 'interrupted' });
    const outcome =
      inParts && file.size > PART_BYTES
        ? await sendInParts({ nonce, file, replaces, onProgress, onInterrupted })
        : await sendPicture({ path, nonce, file, onProgress });
    const problem = outcome?.problem ?? outcome?.refused[0]?.problem ?? null;
    if (outcome === null) return report(id, { kind: 'broken', file });
    if (problem !== null) return report(id, { kind: 'refused', problem });
    report(id, { kind: 'done' });
    onAdded(file, outcome.ids ?? []);
  }

  function start(files: readonly File[]): void {
    const added = files.map((file) => ({ id: nextId.current++, file }));
    setUploads((all) => [
      ...all.filter(({ state }) => isOnItsWay(state)),
      ...added.map(({ id, file }): Upload => ({ id, name: file.name, state: { kind: 'waiting' } })),
    ]);
    for (const { id, file } of added) queue.current = queue.current.then(() => send(id, file));
  }
  /** Sends a file whose connection was lost. */
  function retry(id: number, file: File): void {
    report(id, { kind: 'waiting' });
    queue.current = queue.current.then(() => send(id, file));
  }
  return { uploads, start, retry };
}
