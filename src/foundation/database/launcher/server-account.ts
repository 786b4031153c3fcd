import { readFile, stat } from 'node:fs/promises';

/** Whom the server runs as when that is not the account of this process. */
export type ServerAccount = { readonly name: string; readonly uid: number; readonly gid: number };

async function readAccounts(): Promise<ServerAccount[]> {
  const text = await readFile('/etc/passwd', 'utf8').catch(() => '');
  return text.split('\n').flatMap((line) => {
    const [name, , uid, gid] = line.split(':');
    return name && uid && gid ? [{ name, uid: Number(uid), gid: Number(gid) }] : [];
  });
}

/**
 * The account that PostgreSQL, which refuses to run as root, is started under: the owner of the data, else
 * `postgres`, else `nobody`. Null for an ordinary user, under whose own account it runs.
 */
export async function chooseServerAccount(directory: string): Promise<ServerAccount | null> {
  if (process.getuid?.() !== 0) return null;
  const accounts = await readAccounts();
  const owner = await stat(directory).catch(() => null);
  if (owner && owner.uid !== 0) {
    const known = accounts.find((account) => account.uid === owner.uid);
    return known ?? { name: `uid ${owner.uid}`, uid: owner.uid, gid: owner.gid };
  }
  const named = (name: string) => accounts.find((account) => account.name === name && account.uid !== 0);
  const account = named('postgres') ?? named('nobody');
  if (account) return account;
  throw new Error(
    'PostgreSQL refuses to run as root and this machine has neither a user "postgres" nor a user "nobody"; start the shop as an ordinary user, or set DATABASE_URL.',
  );
}
