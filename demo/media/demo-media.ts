import { existsSync } from 'node:fs';
import { readFile, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { projectRoot } from '#foundation/database/project-root.ts';
import { discBrakeCaptions } from './captions.data.ts';
import { brakeSqueal, discBeat, samplesPerSecond } from './noises.ts';
import { waveFile } from './wave-file.ts';

const film = 'demo/media/freno-a-disco.webm';

/** Sounds, film and captions of the demo shop's texts; browsers keep them for good, so that a new one needs a new name. */
const files: Readonly<Record<string, () => Promise<Buffer | string> | Buffer | string>> = {
  'pastiglie-usurate-1.wav': () => waveFile(brakeSqueal(), samplesPerSecond),
  'disco-deformato-1.wav': () => waveFile(discBeat(), samplesPerSecond),
  'freno-a-disco-1.webm': () => readFile(join(projectRoot(), film)),
  'freno-a-disco-1.vtt': () => discBrakeCaptions,
};

/** Writes those that are not in the directory yet. */
export async function writeDemoMedia(directory: string): Promise<void> {
  for (const [name, make] of Object.entries(files)) {
    const path = join(directory, name);
    if (existsSync(path)) continue;
    // Nobody may be sent half a file.
    const unfinished = `${path}.${process.pid}`;
    await writeFile(unfinished, await make());
    await rename(unfinished, path);
  }
}
