import { readdir, readFile, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { temporaryFolder } from '#tests/factories/temporary-folder.ts';
import { contentPages } from '../content/content-pages.data.ts';
import { writeDemoMedia } from './demo-media.ts';
import { brakeSqueal, discBeat, samplesPerSecond } from './noises.ts';
import { waveFile } from './wave-file.ts';

it('writes what is missing and leaves what is there', async () => {
  const folder = await temporaryFolder();
  await writeFile(join(folder, 'freno-a-disco-1.vtt'), 'mine');
  await writeDemoMedia(folder);
  expect(await readFile(join(folder, 'freno-a-disco-1.vtt'), 'utf8')).toBe('mine');
  expect((await stat(join(folder, 'freno-a-disco-1.webm'))).size).toBeLessThan(150_000);
});

it('a sound is a WAV file of one channel with 16 bits', () => {
  const file = waveFile([0, 1, -2], 8000);
  expect(file.toString('latin1', 0, 4) + file.toString('latin1', 8, 16)).toBe('RIFFWAVEfmt ');
  expect(file.readUInt32LE(24)).toBe(8000);
  expect(file.readUInt32LE(40)).toBe(6);
  expect([44, 46, 48].map((at) => file.readInt16LE(at))).toEqual([0, 32_767, -32_767]);
});

it('the noises are heard, do not crack, and begin and end in silence', () => {
  for (const samples of [brakeSqueal(), discBeat()]) {
    expect(samples).toHaveLength(3 * samplesPerSecond);
    const loudest = Math.max(...samples.map(Math.abs));
    expect(loudest).toBeGreaterThan(0.2);
    expect(loudest).toBeLessThan(0.9);
    expect(Math.abs(samples[0] ?? 1)).toBeLessThan(0.001);
    expect(Math.abs(samples.at(-1) ?? 1)).toBeLessThan(0.01);
  }
});

it('every file that the texts play is written', async () => {
  const folder = await temporaryFolder();
  await writeDemoMedia(folder);
  const written = await readdir(folder);
  const played = contentPages.flatMap(({ bodyHtml }) => [...bodyHtml.matchAll(/src="\/media\/([^"]+)"/g)]);
  expect(played.length).toBeGreaterThan(3);
  for (const [, name] of played) expect(written).toContain(name);
});
