import { open } from 'node:fs/promises';
import { DOCUMENT_END_BYTES, documentType, isNamedDocument, isWholeDocument } from '../../rules/document.ts';
import { HEAD_BYTES, isAccepted, kindOfFile } from '../../rules/kind-of-file.ts';
import type { FileProblem } from '../../rules/upload-problem.ts';
import { problemOfKind } from '../make-picture-files.ts';

export type JudgedFile =
  | { readonly ok: true; readonly mediaType: string; readonly extension: string }
  | { readonly ok: false; readonly problem: FileProblem };

/** What a file is by its bytes. A document is taken by its name as well: one that is called a picture was chosen by mistake, or lies. */
export async function judgeFile(upload: string, fileName: string, bytes: number): Promise<JudgedFile> {
  const kind = kindOfFile(await bytesOf(upload, 0, HEAD_BYTES));
  if (isAccepted(kind)) return { ok: true, mediaType: `image/${kind}`, extension: kind };
  if (kind === 'markup' || kind === 'other') return { ok: false, problem: 'neither-picture-nor-document' };
  if (kind !== 'pdf') return { ok: false, problem: problemOfKind[kind] };
  if (!isNamedDocument(fileName)) return { ok: false, problem: 'unlike-its-name' };
  const end = await bytesOf(upload, Math.max(0, bytes - DOCUMENT_END_BYTES), DOCUMENT_END_BYTES);
  if (!isWholeDocument(end)) return { ok: false, problem: 'incomplete-document' };
  return { ok: true, mediaType: documentType, extension: kind };
}

async function bytesOf(path: string, from: number, length: number): Promise<Uint8Array> {
  const file = await open(path);
  try {
    const { buffer, bytesRead } = await file.read(Buffer.alloc(length), 0, length, from);
    return buffer.subarray(0, bytesRead);
  } finally {
    await file.close();
  }
}
