// The program of the process that decodes uploaded pictures (see prepare-picture.ts). It knows four decoders and no more.
import sharp from 'sharp';
import { z } from 'zod';
import { makeBrandFiles } from './make-brand-files.ts';
import { makePictureFiles } from './make-picture-files.ts';

sharp.cache(false);
sharp.concurrency(1);
sharp.block({ operation: ['VipsForeignLoad'] });
sharp.unblock({
  operation: [
    'VipsForeignLoadJpegFile',
    'VipsForeignLoadPngFile',
    'VipsForeignLoadWebpFile',
    'VipsForeignLoadHeifFile',
  ],
});

const files = { upload: z.string(), folder: z.string() };
const order = z.union([
  z.object({
    ...files,
    key: z.string(),
    edges: z.object({ left: z.number(), top: z.number(), right: z.number(), bottom: z.number() }),
    focus: z.object({ x: z.number(), y: z.number() }).nullable(),
  }),
  z.object({ ...files, kind: z.enum(['logo', 'icon']), random: z.string() }),
]);

async function make(message: unknown) {
  const asked = order.parse(message);
  return 'key' in asked ? makePictureFiles(asked) : makeBrandFiles(asked);
}

process.on('disconnect', () => process.exit());
process.once('message', async (message: unknown) => {
  // What goes wrong here that is not the picture's fault: a full disk, a folder that is gone.
  const failed = () => ({ ok: false, problem: 'not-stored' }) as const;
  const result = await make(message).catch(failed);
  process.send?.(result, () => process.disconnect());
});
