import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmod, chown, mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { createServer } from 'node:net';
import { tmpdir, userInfo } from 'node:os';
import { join } from 'node:path';
import { ImapFlow } from 'imapflow';
import { vi } from 'vitest';
import { readMailbox } from '#foundation/services/mailbox.ts';
import { findProgram } from '../resilience/proxies/find-program.ts';

/** A mailbox on a real IMAP server (Dovecot) on loopback. */
export type TestMailbox = {
  readonly access: {
    readonly host: string;
    readonly port: number;
    readonly security: 'none';
    readonly user: string;
    readonly password: string;
    readonly folder: string;
  };
  /** lays a message into the mailbox, as it would have come over the line */
  deliver(source: string | Buffer): Promise<void>;
  /** the server numbers all messages anew, as after it was moved to another machine */
  renumber(): Promise<void>;
  /** ends the server; whoever asks it then finds nobody */
  close(): Promise<void>;
};

const password = 'Casella:%2026"';

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  server.close();
  await once(server, 'close');
  return typeof address === 'object' && address ? address.port : 0;
}

async function idsOf(name: string): Promise<readonly [uid: number, gid: number]> {
  const line = (await readFile('/etc/passwd', 'utf8')).split('\n').find((one) => one.startsWith(`${name}:`));
  const [, , uid, gid] = line?.split(':') ?? [];
  return [Number(uid), Number(gid)];
}

/** Started with rights it gives them up; otherwise everything runs as whoever runs the tests. */
async function configurationOf(folder: string, port: number): Promise<string> {
  const isRoot = process.getuid?.() === 0;
  const user = isRoot ? 'nobody' : userInfo().username;
  const [uid, gid] = await idsOf(user);
  if (isRoot) await chown(join(folder, 'mail'), uid, gid);
  return `base_dir = ${folder}/run
state_dir = ${folder}/run
log_path = ${folder}/log
protocols = imap
listen = 127.0.0.1
ssl = no
disable_plaintext_auth = no
auth_mechanisms = plain login
default_login_user = ${user}
default_internal_user = ${user}
${isRoot ? '' : `default_internal_group = ${gid}\n`}first_valid_uid = 1
first_valid_gid = 1
mail_location = maildir:${folder}/mail/%n
passdb {
  driver = static
  args = password=${password.replace('%', '%%')}
}
userdb {
  driver = static
  args = uid=${uid} gid=${gid} home=${folder}/mail/%n
}
service imap-login {
  chroot =
  inet_listener imap {
    port = ${port}
  }
  inet_listener imaps {
    port = 0
  }
}
service anvil {
  chroot =
}
service stats {
  chroot =
}
`;
}

export async function aMailbox(): Promise<TestMailbox> {
  const program = findProgram('dovecot');
  if (!program) throw new Error('Dovecot is not installed: apt-get install dovecot-imapd');
  const folder = await mkdtemp(join(tmpdir(), 'mailbox-'));
  await chmod(folder, 0o755);
  await mkdir(join(folder, 'mail'));
  const port = await freePort();
  await writeFile(join(folder, 'dovecot.conf'), await configurationOf(folder, port));
  const child = spawn(program, ['-F', '-c', join(folder, 'dovecot.conf')], { stdio: 'ignore' });
  const ended = once(child, 'close');
  const access = {
    host: '127.0.0.1',
    port,
    security: 'none',
    user: 'info',
    password,
    folder: 'INBOX',
  } as const;
  try {
    await vi.waitFor(() => readMailbox(access, async () => {}), { timeout: 20_000, interval: 100 });
  } catch (error) {
    child.kill('SIGTERM');
    throw new Error(await readFile(join(folder, 'log'), 'utf8').catch(() => 'no log'), { cause: error });
  }
  const withClient = async (use: (client: ImapFlow) => Promise<unknown>) => {
    const auth = { user: access.user, pass: password };
    const client = new ImapFlow({ host: access.host, port, secure: false, auth, logger: false });
    await client.connect();
    await use(client);
    await client.logout();
  };
  return {
    access,
    deliver: (source) => withClient((client) => client.append('INBOX', Buffer.from(source))),
    async renumber() {
      await withClient(async (client) => {
        await client.mailboxOpen('INBOX');
      });
      await rm(join(folder, 'mail', 'info', 'dovecot-uidlist'));
      for (const name of [
        'dovecot.index',
        'dovecot.index.log',
        'dovecot.index.cache',
        'dovecot-uidvalidity',
      ]) {
        await rm(join(folder, 'mail', 'info', name), { force: true });
      }
    },
    async close() {
      child.kill('SIGTERM');
      await ended;
      await rm(folder, { recursive: true, force: true });
    },
  };
}
