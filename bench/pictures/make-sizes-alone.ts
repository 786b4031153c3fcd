import sharp from 'sharp';
import { z } from 'zod';
import { makePictureFiles } from '#catalogue/media/server/make-picture-files.ts';

// The yardstick of the sizes of pictures: the same files made one after the other in one process, without jobs, database and a process for each.
const order = z.object({ file: z.string(), folder: z.string(), rounds: z.number() });

sharp.cache(false);
sharp.concurrency(1);

process.once('message', async (message) => {
  const { file, folder, rounds } = order.parse(message);
  const begun = performance.now();
  for (let round = 0; round < rounds; round += 1) {
    const edges = { left: 0, top: 0, right: 0, bottom: 0 };
    const made = await makePictureFiles({ upload: file, folder, key: `${round}`, edges, focus: null });
    if (!made.ok) throw new Error(`The picture of the yardstick was not made: ${made.problem}.`);
  }
  process.send?.((performance.now() - begun) / 1000 / rounds, () => process.disconnect());
});
