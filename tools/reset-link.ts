// `npm run reset-link -- <email>`: prints a link to a new password, on the machine of the shop and for whoever may read its data folder.

import { readConfig } from '#http/config/config.ts';
import { printResetLink } from '#http/server/print-reset-link.ts';
import { start as words } from '#messages/it/start.ts';

const read = readConfig(process.env);
const { ok, sentence } = read.ok
  ? await printResetLink(read.config, process.argv[2] ?? '')
  : { ok: false, sentence: words[read.problem] };
(ok ? process.stdout : process.stderr).write(`${sentence}\n`);
process.exitCode = ok ? 0 : 1;
