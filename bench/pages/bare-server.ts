import { createServer } from 'node:http';

// The yardstick of cached pages: the same kind of server answering one page's bytes and headers from memory, and nothing else.
type Page = { readonly headers: string[]; readonly body: Uint8Array };

process.once('message', ({ headers, body }: Page) => {
  const bytes = Buffer.from(body);
  const server = createServer((_request, response) => {
    response.writeHead(200, headers);
    response.end(bytes);
  });
  server.listen(0, () => process.send?.(server.address()));
});
process.on('disconnect', () => process.exit());
