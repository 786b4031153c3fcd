import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { expect, onTestFinished, test } from 'vitest';
import { projectRoot } from '#foundation/database/project-root.ts';
import { auditFindings } from './audit-findings.ts';
import { judgeAudit } from './judge-audit.ts';

const finding = {
  id: 'GHSA-aaaa-bbbb-cccc',
  packageName: 'pg',
  severity: 'high',
  title: 'Something bad',
  url: 'https://github.com/advisories/GHSA-aaaa-bbbb-cccc',
};
const allowed = {
  id: finding.id,
  packageName: 'pg',
  reason: 'the shop never calls it',
  decidedOn: '2026-11-01',
  until: '2026-12-31',
};

/** A registry that knows one vulnerability, or has no list of them. */
async function aRegistry({ status }: { status: 200 | 405 }): Promise<string> {
  const server = createServer((request, response) => {
    request.resume();
    const known = request.method === 'POST' && status === 200;
    const advisory = {
      id: 1,
      url: finding.url,
      title: finding.title,
      severity: 'high',
      vulnerable_versions: '<99',
      cwe: [],
      cvss: { score: 7, vectorString: null },
    };
    response.writeHead(request.method === 'POST' ? status : 404, { 'content-type': 'application/json' });
    response.end(known ? JSON.stringify({ pg: [advisory] }) : '{}');
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  onTestFinished(() => void server.close());
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}

async function runAudit(registry: string) {
  const child = spawn(process.execPath, ['tools/audit.ts'], {
    cwd: projectRoot(),
    env: { ...process.env, npm_config_registry: registry, npm_config_update_notifier: 'false' },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const ended = once(child, 'close');
  const [said, complained] = await Promise.all([text(child.stdout), text(child.stderr)]);
  const [code] = await ended;
  return { code, said, complained };
}

test('a vulnerability of a package that the shop runs on ends the command with 1 and is named', async () => {
  const { code, said } = await runAudit(await aRegistry({ status: 200 }));
  expect(said).toContain('OPEN (high): pg, Something bad. https://github.com/advisories/GHSA-aaaa-bbbb-cccc');
  expect(code).toBe(1);
});

test('a registry without such a list is told in plain words, and nothing counts as audited', async () => {
  const { code, said, complained } = await runAudit(await aRegistry({ status: 405 }));
  expect(complained).toContain('Nothing was audited: the package registry cannot be reached');
  expect(complained).toContain('405');
  expect([code, said]).toEqual([2, '']);
});

test('a registry that is not there is told the same way', async () => {
  const { code, complained } = await runAudit('http://127.0.0.1:9');
  expect([code, complained]).toEqual([2, expect.stringContaining('Nothing was audited')]);
});

test('what is allowed with a reason is no failure until its day is over', () => {
  expect(judgeAudit([finding], [allowed], '2026-12-31')).toMatchObject({ ok: true });
  const late = judgeAudit([finding], [allowed], '2027-01-01');
  expect([late.ok, late.sentences[0]]).toEqual([
    false,
    expect.stringContaining('allowed until 2026-12-31 and no longer'),
  ]);
});

test('an allowance is for one advisory of one package, and told when nobody needs it', () => {
  const other = judgeAudit([finding], [{ ...allowed, packageName: 'pg-pool' }], '2026-12-01');
  expect([other.ok, other.sentences.join('\n')]).toEqual([
    false,
    expect.stringContaining('not needed any more: GHSA-aaaa-bbbb-cccc of pg-pool'),
  ]);
  expect(judgeAudit([], [], '2026-12-01').ok).toBe(true);
});

test('an answer that is no report is no clean one', () => {
  expect(auditFindings('')).toEqual({ ok: false, reason: '' });
  expect(auditFindings('<html>proxy</html>')).toEqual({ ok: false, reason: '<html>proxy</html>' });
  expect(auditFindings('{"message":"timed out"}')).toEqual({ ok: false, reason: 'timed out' });
});
