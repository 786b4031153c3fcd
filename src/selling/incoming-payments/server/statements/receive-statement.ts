import type { RequestContext } from '#foundation/request-context/request-context.ts';
import type { PictureFiles } from '#foundation/services/files/picture-files.ts';
import { type ReceivedFile, receiveUpload } from '#foundation/services/receive-upload.ts';
import { incomingPaymentsAction, uploadFields } from '../../rules/incoming-payment.ts';
import type { StatementKind } from '../../rules/statements/columns.ts';
import {
  longestName,
  mostStatementBytes,
  type StatementProblem,
  tidyStatementText,
} from '../../rules/statements/statement.ts';
import { readStatementFile } from './read-statement-file.ts';
import { storeStatement } from './store-statement.ts';

export type ReceivedStatement =
  | { readonly ok: true; readonly statementId: number }
  | { readonly ok: false; readonly kind: StatementKind; readonly problem: StatementProblem };

/** Receives a statement or a remittance into a private folder, stores its payments, and deletes the file. */
export async function receiveStatement(
  {
    ctx,
    files,
  }: { readonly ctx: RequestContext; readonly files: Pick<PictureFiles, 'incomingFile' | 'discard'> },
  request: Request,
): Promise<ReceivedStatement> {
  const received = await receiveUpload(request, {
    limits: { fileBytes: mostStatementBytes, files: 1 },
    pathFor: files.incomingFile,
    discard: files.discard,
    mayCome: (fields) => ctx.nonces.check(incomingPaymentsAction, fields.get(uploadFields.nonce) ?? ''),
  });
  const kind = received.fields.get(uploadFields.kind) === 'courier' ? 'courier' : 'bank';
  const refuse = (problem: StatementProblem) => ({ ok: false, kind, problem }) as const;
  if (!received.ok) {
    if (received.problem === 'refused') return refuse('expired');
    return refuse(received.problem === 'too-large' ? 'too-large' : 'broken');
  }
  const [file] = received.files;
  if (!file) return refuse('no-file');
  try {
    const problem = problemOf(file);
    if (problem) return refuse(problem);
    const courier = tidyStatementText(received.fields.get(uploadFields.courier) ?? '', longestName);
    if (kind === 'courier' && courier === '') return refuse('no-courier');
    const read = await readStatementFile(file.path, kind);
    if (!read.ok) return refuse(read.problem);
    const { statement } = read;
    return {
      ok: true,
      statementId: await storeStatement(ctx, { kind, courier, fileName: file.name, statement }),
    };
  } finally {
    await files.discard(file.path);
  }
}

function problemOf({ problem, name }: ReceivedFile): StatementProblem | null {
  if (problem === 'empty') return name === '' ? 'no-file' : 'empty';
  return problem === 'not-stored' ? 'broken' : problem;
}
