import { createHash, randomBytes } from 'node:crypto';
import type { RequestContext } from '#foundation/request-context/request-context.ts';
import { BACKUP_CODES, backupCodeOf } from '../rules/backup-code.ts';

const digestOf = (customerId: number, code: string) =>
  createHash('sha256')
    .update(`backup code of ${customerId}: ${code.replaceAll('-', '')}`)
    .digest();

/** Makes new backup codes, which replace all earlier ones; only their digests are stored. */
export async function makeBackupCodes(
  { db }: Pick<RequestContext, 'db'>,
  customerId: number,
): Promise<readonly string[]> {
  const codes = Array.from({ length: BACKUP_CODES }, () => backupCodeOf(randomBytes(16)));
  await db.deleteFrom('backup_codes').where('customer_id', '=', customerId).execute();
  await db
    .insertInto('backup_codes')
    .values(codes.map((code) => ({ customer_id: customerId, digest: digestOf(customerId, code) })))
    .execute();
  return codes;
}

/** Uses a backup code up; false for one that is unknown or was used. */
export async function consumeBackupCode(
  { db, clock }: Pick<RequestContext, 'db' | 'clock'>,
  customerId: number,
  code: string,
): Promise<boolean> {
  const used = await db
    .updateTable('backup_codes')
    .set({ used_at: clock.now() })
    .where('customer_id', '=', customerId)
    .where('digest', '=', digestOf(customerId, code))
    .where('used_at', 'is', null)
    .executeTakeFirst();
  return used.numUpdatedRows === 1n;
}
