const headerBytes = 44;
const bytesPerSample = 2;
const loudest = 32_767;

/** A sound of one channel as a WAV file; samples are between -1 and 1. */
export function waveFile(samples: readonly number[], samplesPerSecond: number): Buffer {
  const dataBytes = samples.length * bytesPerSample;
  const file = Buffer.alloc(headerBytes + dataBytes);
  file.write('RIFF', 0, 'latin1');
  file.writeUInt32LE(headerBytes - 8 + dataBytes, 4);
  file.write('WAVEfmt ', 8, 'latin1');
  file.writeUInt32LE(16, 16);
  file.writeUInt16LE(1, 20);
  file.writeUInt16LE(1, 22);
  file.writeUInt32LE(samplesPerSecond, 24);
  file.writeUInt32LE(samplesPerSecond * bytesPerSample, 28);
  file.writeUInt16LE(bytesPerSample, 32);
  file.writeUInt16LE(bytesPerSample * 8, 34);
  file.write('data', 36, 'latin1');
  file.writeUInt32LE(dataBytes, 40);
  for (const [at, sample] of samples.entries()) {
    const held = Math.max(-1, Math.min(1, sample));
    file.writeInt16LE(Math.round(held * loudest), headerBytes + at * bytesPerSample);
  }
  return file;
}
