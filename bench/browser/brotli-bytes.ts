import { get } from 'node:http';

/** How many bytes a file has on its way to a browser that reads brotli. */
export function brotliBytes(url: string): Promise<number> {
  const { promise, resolve, reject } = Promise.withResolvers<number>();
  get(url, { headers: { 'accept-encoding': 'br' } }, (answer) => {
    let bytes = 0;
    answer.on('data', (chunk: Buffer) => {
      bytes += chunk.length;
    });
    answer.on('end', () => resolve(bytes)).on('error', reject);
  }).on('error', reject);
  return promise;
}
