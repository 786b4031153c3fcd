import { createWriteStream } from 'node:fs';
import { createServer } from 'node:http';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';

// The yardstick of uploads: the same kind of server that writes every body to the disk as it comes, and nothing else.
const [folder = ''] = process.argv.slice(2);
let count = 0;
const server = createServer((request, response) => {
  count += 1;
  const file = createWriteStream(join(folder, `${count}`), { mode: 0o600, flush: true });
  pipeline(request, file).then(
    () => response.end('{"added":1}'),
    () => response.destroy(),
  );
});
server.listen(0, '127.0.0.1', () => process.send?.(server.address()));
process.on('disconnect', () => process.exit());
