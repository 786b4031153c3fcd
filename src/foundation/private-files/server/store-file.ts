import { createHash, randomBytes } from 'node:crypto';
import { sql } from 'kysely';
import type { RequestContext } from '#foundation/request-context/request-context.ts';
import type { ReceivedFile } from '#foundation/services/receive-upload.ts';
import { FILE_WAITS_MS, MAX_WAITING_FILES, MAX_WAITING_FILES_PER_ADDRESS } from '../rules/file-limits.ts';
import { type FileChoice, type FileProblem, fileTypeOf, TELLING_BYTES } from '../rules/sent-file.ts';

/** What a file is for: a question of the registration, a quote request, which says later which of its questions, a message, or a return. */
export type FilePurpose =
  | { readonly of: 'registration'; readonly fieldId: number }
  | { readonly of: 'quote' | 'message' | 'return' };

export type StoredFile =
  | { readonly ok: true; readonly id: number; readonly token: string; readonly name: string }
  | { readonly ok: false; readonly problem: FileProblem };

/** What a file is found by: only its sender has ever seen the token. */
export const hashOfToken = (token: string) => createHash('sha256').update(token).digest();

/** Keeps a file that has come for a field: typed by content, under a random name, until what the form opens takes it. */
export async function storeFile(
  ctx: RequestContext,
  input: { readonly purpose: FilePurpose; readonly file: ReceivedFile; readonly takes?: FileChoice },
): Promise<StoredFile> {
  const { db, clock, session, privateFiles } = ctx;
  const { purpose, file } = input;
  const problem = await problemOf(ctx, file, input.takes ?? 'pdf-and-pictures');
  if (typeof problem === 'string') return { ok: false, problem };
  const storedAs = `${randomBytes(16).toString('hex')}.${problem.extension}`;
  const token = randomBytes(32).toString('base64url');
  const name = file.name === '' ? `file.${problem.extension}` : file.name;
  await privateFiles.store(file.path, storedAs);
  try {
    const { id } = await db
      .insertInto('sent_files')
      .values({
        token_hash: hashOfToken(token),
        purpose: purpose.of,
        registration_field_id: purpose.of === 'registration' ? purpose.fieldId : null,
        session_id: session.current()?.id ?? null,
        sender: senderOf(ctx),
        stored_as: storedAs,
        name,
        media_type: problem.mediaType,
        bytes: file.bytes,
        created_at: clock.now(),
      })
      .returning('id')
      .executeTakeFirstOrThrow();
    return { ok: true, id, token, name };
  } catch (error) {
    await privateFiles.remove(storedAs);
    throw error;
  }
}

async function problemOf(ctx: RequestContext, file: ReceivedFile, takes: FileChoice) {
  if (file.problem !== null) return `file-${file.problem}` as const;
  const { head, tail } = await ctx.privateFiles.endsOf(file.path, TELLING_BYTES);
  const found = fileTypeOf(head, tail, takes);
  if (!found.ok) return found.problem;
  return (await mayLeaveMore(ctx)) ? found.type : 'too-many-files';
}

const senderOf = ({ address, nonces }: RequestContext) =>
  address === null ? null : Buffer.from(nonces.sign(`sent-file ${address}`), 'base64url');

/** False when a session, or all sessions of an address, have sent too many files that no form used. */
async function mayLeaveMore(ctx: RequestContext): Promise<boolean> {
  const { db, clock, session } = ctx;
  const since = new Date(clock.now().getTime() - FILE_WAITS_MS);
  const { rows } = await sql<{ ofSession: number; ofSender: number }>`
    select
      (select count(*)::int from sent_files where taken_at is null and session_id = ${session.current()?.id ?? null}
        and created_at > ${since}) as "ofSession",
      (select count(*)::int from sent_files where taken_at is null and sender = ${senderOf(ctx)}
        and created_at > ${since}) as "ofSender"`.execute(db);
  const [left] = rows;
  return !left || (left.ofSession < MAX_WAITING_FILES && left.ofSender < MAX_WAITING_FILES_PER_ADDRESS);
}
