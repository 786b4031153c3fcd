import { randomBytes } from 'node:crypto';
import { writeFile } from 'node:fs/promises';
import type { RequestContext } from '#foundation/request-context/request-context.ts';
import { type FileChoice, type FileProblem, fileTypeOf, TELLING_BYTES } from '../rules/sent-file.ts';
import { hashOfToken } from './store-file.ts';

type StoredEmailFile =
  | { readonly ok: true; readonly id: number }
  | { readonly ok: false; readonly problem: FileProblem };

const LONGEST_NAME = 120;

/** Stores a file that came with an email: typed by content, of the kinds and sizes that a message of the shop may bring, until the email takes it. */
export async function storeEmailFile(
  { db, clock, privateFiles }: Pick<RequestContext, 'db' | 'clock' | 'privateFiles'>,
  file: {
    readonly name: string;
    readonly content: Uint8Array;
    readonly takes: FileChoice;
    readonly maxBytes: number;
  },
): Promise<StoredEmailFile> {
  const { content, takes, maxBytes } = file;
  if (content.length === 0) return { ok: false, problem: 'file-empty' };
  if (content.length > maxBytes) return { ok: false, problem: 'file-too-large' };
  const found = fileTypeOf(content.subarray(0, TELLING_BYTES), content.subarray(-TELLING_BYTES), takes);
  if (!found.ok) return found;
  const { extension, mediaType } = found.type;
  const storedAs = `${randomBytes(16).toString('hex')}.${extension}`;
  const name = (file.name.split(/[\\/]/).at(-1) ?? '').trim().slice(0, LONGEST_NAME);
  const path = await privateFiles.incomingFile();
  await writeFile(path, content, { mode: 0o600, flush: true });
  await privateFiles.store(path, storedAs);
  try {
    const { id } = await db
      .insertInto('sent_files')
      .values({
        // Nobody asks for it by a token.
        token_hash: hashOfToken(randomBytes(32).toString('base64url')),
        purpose: 'message',
        stored_as: storedAs,
        name: name === '' ? `file.${extension}` : name,
        media_type: mediaType,
        bytes: content.length,
        created_at: clock.now(),
      })
      .returning('id')
      .executeTakeFirstOrThrow();
    return { ok: true, id };
  } catch (error) {
    await privateFiles.remove(storedAs);
    throw error;
  }
}
