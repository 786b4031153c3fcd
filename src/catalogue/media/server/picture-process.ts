// The program of the process that decodes uploaded pictures (see prepare-picture.ts). It knows four decoders and no more.
import sharp from 'sharp';
import { z } from 'zod';
import { type MakeResult, makePictureFiles } from './make-picture-files.ts';

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

const errand = z.object({ upload: z.string(), folder: z.string(), key: z.string() });

process.on('disconnect', () => process.exit());
process.once('message', async (message: unknown) => {
  // What goes wrong here that is not the picture's fault: a full disk, a folder that is gone.
  const failed = (): MakeResult => ({ ok: false, problem: 'not-stored' });
  const result = await makePictureFiles(errand.parse(message)).catch(failed);
  process.send?.(result, () => process.disconnect());
});
