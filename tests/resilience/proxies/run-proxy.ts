import { execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync, writeFileSync } from 'node:fs';
import { networkInterfaces } from 'node:os';
import { join } from 'node:path';
import { connect } from 'node:tls';
import { vi } from 'vitest';
import { projectRoot } from '#foundation/database/project-root.ts';
import { temporaryFolder, type WhenDone } from '../../factories/temporary-folder.ts';
import { freePort } from '../running-shop.ts';
import { findProgram } from './find-program.ts';

export const proxyNames = ['nginx', 'caddy'] as const;
export type ProxyName = (typeof proxyNames)[number];

/** A proxy in front of a shop, with the certificate that whoever visits it has to trust. */
export type RunningProxy = { readonly httpPort: number; readonly httpsPort: number; certificate(): string };

type Ports = { readonly httpPort: number; readonly httpsPort: number; readonly shopPort: number };

/** The name that the examples are written for. */
export const proxiedHost = 'www.example.it';

const documented = (file: string) => readFileSync(join(projectRoot(), 'docs/proxies', file), 'utf8');

const hasIPv6 = () =>
  Object.values(networkInterfaces()).some((entries) => entries?.some(({ address }) => address === '::1'));

/** Replaces what stands in an example exactly so often: an example that has changed is noticed here. */
function replaced(text: string, from: string | RegExp, to: string): string {
  const changed = text.replaceAll(from, to);
  if (changed === text) throw new Error(`the example does not say ${from}`);
  return changed;
}

type Launch = {
  readonly program: string;
  readonly args: readonly string[];
  readonly port: number;
  readonly env?: NodeJS.ProcessEnv;
  readonly whenDone: WhenDone;
};

async function launch({ program, args, port, env, whenDone }: Launch): Promise<void> {
  const child = spawn(program, args, {
    stdio: ['ignore', 'ignore', 'pipe'],
    env: { ...process.env, ...env },
  });
  let complaints = '';
  child.stderr.setEncoding('utf8').on('data', (text: string) => {
    complaints += text;
  });
  const ended = once(child, 'close');
  whenDone(async () => {
    child.kill('SIGTERM');
    await ended;
  });
  const open = async () => {
    if (child.exitCode !== null) throw new Error(`${program} has ended: ${complaints}`);
    // Whether the certificate is a good one is asked later; here it only has to be there.
    const socket = connect({ host: '127.0.0.1', port, servername: proxiedHost, rejectUnauthorized: false });
    await once(socket, 'secureConnect').finally(() => socket.destroy());
  };
  await vi.waitFor(open, { timeout: 15_000, interval: 50 });
}

async function startNginx(program: string, ports: Ports, whenDone: WhenDone): Promise<RunningProxy> {
  const folder = await temporaryFolder(0o755, whenDone);
  const at = (name: string) => join(folder, name);
  const subject = ['-subj', `/CN=${proxiedHost}`, '-addext', `subjectAltName=DNS:${proxiedHost}`];
  const key = [
    '-newkey',
    'ec',
    '-pkeyopt',
    'ec_paramgen_curve:prime256v1',
    '-nodes',
    '-keyout',
    at('key.pem'),
  ];
  execFileSync('openssl', ['req', '-x509', '-days', '2', ...key, '-out', at('cert.pem'), ...subject], {
    stdio: 'ignore',
  });
  let site = replaced(documented('nginx.conf'), '127.0.0.1:3000', `127.0.0.1:${ports.shopPort}`);
  site = replaced(site, 'listen 80;', `listen 127.0.0.1:${ports.httpPort};`);
  site = replaced(site, 'listen 443 ', `listen 127.0.0.1:${ports.httpsPort} `);
  const sixth = hasIPv6();
  site = replaced(site, 'listen [::]:80;', sixth ? `listen [::1]:${ports.httpPort};` : '');
  site = replaced(
    site,
    'listen [::]:443 ssl http2;',
    sixth ? `listen [::1]:${ports.httpsPort} ssl http2;` : '',
  );
  site = replaced(site, /\/etc\/letsencrypt\/\S+fullchain\.pem/g, at('cert.pem'));
  site = replaced(site, /\/etc\/letsencrypt\/\S+privkey\.pem/g, at('key.pem'));
  const folders = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'];
  writeFileSync(at('site.conf'), site);
  writeFileSync(
    at('nginx.conf'),
    `${process.getuid?.() === 0 ? 'user root;\n' : ''}daemon off;
pid ${at('nginx.pid')};
error_log stderr;
events {}
http {
  access_log off;
  ${folders.map((name) => `${name}_temp_path ${at(name)};`).join('\n  ')}
  include ${at('site.conf')};
}
`,
  );
  const args = ['-p', folder, '-e', 'stderr', '-c', at('nginx.conf')];
  await launch({ program, args, port: ports.httpsPort, whenDone });
  return { ...ports, certificate: () => readFileSync(at('cert.pem'), 'utf8') };
}

async function startCaddy(program: string, ports: Ports, whenDone: WhenDone): Promise<RunningProxy> {
  const folder = await temporaryFolder(0o755, whenDone);
  // What lies around the example: ports that anybody may open, and certificates that Caddy signs by itself.
  const around = `{
	admin off
	http_port ${ports.httpPort}
	https_port ${ports.httpsPort}
	default_bind 127.0.0.1
	local_certs
	skip_install_trust
	storage file_system ${folder}
}

`;
  const site = replaced(documented('Caddyfile'), '127.0.0.1:3000', `127.0.0.1:${ports.shopPort}`);
  const file = join(folder, 'Caddyfile');
  writeFileSync(file, around + site);
  const args = ['run', '--adapter', 'caddyfile', '--config', file];
  const env = { HOME: folder, XDG_CONFIG_HOME: folder, XDG_DATA_HOME: folder };
  await launch({ program, args, port: ports.httpsPort, env, whenDone });
  return {
    ...ports,
    certificate: () => readFileSync(join(folder, 'pki/authorities/local/root.crt'), 'utf8'),
  };
}

/** Why a proxy cannot be tried on this machine; in CI its absence is a failure, not a reason. */
export const missingProxy = (name: ProxyName): boolean => findProgram(name) === null && !process.env.CI;

/** Runs a proxy by the documented example, on free ports of this machine. */
export async function startProxy(
  name: ProxyName,
  shopPort: number,
  whenDone: WhenDone,
): Promise<RunningProxy> {
  const program = findProgram(name);
  if (program === null) throw new Error(`${name} is not installed: apt-get install ${name}`);
  const ports = { httpPort: await freePort(), httpsPort: await freePort(), shopPort };
  return await (name === 'nginx' ? startNginx : startCaddy)(program, ports, whenDone);
}
