import { z } from 'zod';

/** The name under which the manifest ends an archive: without it the archive is not whole. */
export const manifestName = 'manifest.json';

/** The names of a table's rows and of the data folder's files in an archive. */
export const partName = (table: string, part: number) =>
  `database/${table}/${String(part).padStart(5, '0')}.gz`;
export const fileName = (path: string) => `files/${path}`;

const count = z.int().nonnegative();
const digest = z.string().regex(/^[0-9a-f]+$/);

const table = z.strictObject({
  /** with its schema, as `public.orders` */
  name: z.string().regex(/^[a-z_]+\.[a-z0-9_]+$/),
  columns: z.array(z.strictObject({ name: z.string(), type: z.string() })),
  rows: count,
  digest,
  parts: count,
});
const sequence = z.strictObject({
  name: z.string().regex(/^[a-z_]+\.[a-z0-9_]+$/),
  value: z.string().regex(/^-?\d+$/),
  isCalled: z.boolean(),
});
const entry = z.strictObject({ name: z.string(), size: count, mode: count, sha256: digest });

const manifest = z.strictObject({
  format: z.literal(1),
  /** of the shop that made it */
  version: z.string(),
  /** when its snapshot was taken, ISO 8601 */
  at: z.iso.datetime(),
  language: z.enum(['it', 'en']),
  /** of the server that it was made of */
  postgres: z.strictObject({ major: count, embedded: z.boolean() }),
  /** where the key of signatures is: in the archive, or in SESSION_SECRET, which is no part of it */
  sessionSecret: z.enum(['file', 'environment']),
  migrations: z.array(z.string()),
  tables: z.array(table),
  sequences: z.array(sequence),
  /** everything that the archive holds but the manifest itself, in its order */
  entries: z.array(entry),
});

/** What an archive says of itself. */
export type BackupManifest = z.infer<typeof manifest>;
export type BackupTable = BackupManifest['tables'][number];
export type BackupEntry = BackupManifest['entries'][number];

/** Reads a manifest; null for anything else, also for one of a later format. */
export function readManifest(text: string): BackupManifest | null {
  try {
    return manifest.parse(JSON.parse(text));
  } catch {
    return null;
  }
}
