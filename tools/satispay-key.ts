// `npm run satispay-key -- <address> <activation code>`: makes a pair of keys, activates it at Satispay, and prints the variables that connect the shop.

import { printSatispayKey } from '#http/server/print-satispay-key.ts';

const [, , url = '', code = ''] = process.argv;
const { ok, sentence } = await printSatispayKey(url, code);
(ok ? process.stdout : process.stderr).write(`${sentence}\n`);
process.exitCode = ok ? 0 : 1;
