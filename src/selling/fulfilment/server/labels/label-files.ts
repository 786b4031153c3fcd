import { randomBytes } from 'node:crypto';
import { writeFile } from 'node:fs/promises';
import type { RequestContext } from '#foundation/request-context/request-context.ts';

/** Keeps the PDF of a label among the private files; returns its name there. */
export async function storeLabelFile(
  { privateFiles }: Pick<RequestContext, 'privateFiles'>,
  pdf: Uint8Array,
): Promise<string> {
  const name = `${randomBytes(16).toString('hex')}.pdf`;
  const path = await privateFiles.incomingFile();
  await writeFile(path, pdf);
  await privateFiles.store(path, name);
  return name;
}

/** The PDF of the label that a parcel has; null where there is none. */
export async function readLabelFile(
  { db, privateFiles }: Pick<RequestContext, 'db' | 'privateFiles'>,
  parcelId: number,
): Promise<Uint8Array<ArrayBuffer> | null> {
  const label = await db
    .selectFrom('parcel_labels')
    .select('stored_as')
    .where('shipment_id', '=', parcelId)
    .where('state', '=', 'made')
    .executeTakeFirst();
  return label?.stored_as ? privateFiles.read(label.stored_as) : null;
}
