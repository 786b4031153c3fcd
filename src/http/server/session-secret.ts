import { randomBytes } from 'node:crypto';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

const file = (dataDir: string) => join(dataDir, 'session-secret');

async function stored(dataDir: string): Promise<string | null> {
  const text = await readFile(file(dataDir), 'utf8').catch(() => '');
  return text.trim().length >= 32 ? text.trim() : null;
}

/** The key of nonces and signatures of a shop that has been started before; null where there is none yet. */
export async function storedSecret(dataDir: string, given: string | null): Promise<string | null> {
  return given ?? (await stored(dataDir));
}

/** The key of nonces and signatures: the given one, or one stored in the data folder, made on the first start. */
export async function sessionSecret(dataDir: string, given: string | null): Promise<string> {
  const known = await storedSecret(dataDir, given);
  if (known) return known;
  await mkdir(dataDir, { recursive: true });
  const made = randomBytes(32).toString('hex');
  try {
    await writeFile(file(dataDir), `${made}\n`, { mode: 0o600, flag: 'wx' });
    return made;
  } catch (error) {
    // Another process of the same shop may have come first.
    const theirs = await stored(dataDir);
    if (theirs) return theirs;
    throw error;
  }
}
