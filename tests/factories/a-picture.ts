import sharp, { type Sharp } from 'sharp';

const shapes = Buffer.from(
  '<svg xmlns="http://www.w3.org/2000/svg" width="600" height="400"><rect width="600" height="400" fill="#d8d4c8"/><circle cx="180" cy="200" r="120" fill="#c8102e"/><rect x="340" y="90" width="180" height="220" fill="#19703f"/></svg>',
);

/** A picture of a few shapes, red on the left and green on the right, in whatever format and size a test needs. */
export function aPicture(size: { width: number; height: number } = { width: 600, height: 400 }): Sharp {
  return sharp(shapes).resize(size.width, size.height, { fit: 'fill' }).removeAlpha();
}

const crcTable = Array.from({ length: 256 }, (_, n) => {
  let c = n;
  for (let bit = 0; bit < 8; bit += 1) c = c & 1 ? 0xedb88320 ^ (c >>> 1) : c >>> 1;
  return c >>> 0;
});

function chunk(kind: string, data: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(kind, 'latin1'), data]);
  let crc = 0xffffffff;
  for (const byte of body) crc = (crcTable[(crc ^ byte) & 0xff] ?? 0) ^ (crc >>> 8);
  const [length, check] = [Buffer.alloc(4), Buffer.alloc(4)];
  length.writeUInt32BE(data.length);
  check.writeUInt32BE((crc ^ 0xffffffff) >>> 0);
  return Buffer.concat([length, body, check]);
}

const signature = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);

function header(width: number, height: number): Buffer {
  const data = Buffer.alloc(13);
  data.writeUInt32BE(width, 0);
  data.writeUInt32BE(height, 4);
  data.set([8, 0, 0, 0, 0], 8);
  return chunk('IHDR', data);
}

/** A PNG that says it has so many pixels, of few bytes: what it packs is left to the test. */
export function aClaimingPng(width: number, height: number, packed: Buffer): Buffer {
  return Buffer.concat([
    signature,
    header(width, height),
    chunk('IDAT', packed),
    chunk('IEND', Buffer.alloc(0)),
  ]);
}

/** A PNG that moves: the chunk that says so, put behind the header of a PNG that stands still. */
export async function anAnimatedPng(): Promise<Buffer> {
  const png = await aPicture({ width: 40, height: 40 }).png().toBuffer();
  const behindHeader = signature.length + 25;
  const frames = Buffer.alloc(8);
  frames.writeUInt32BE(2, 0);
  return Buffer.concat([png.subarray(0, behindHeader), chunk('acTL', frames), png.subarray(behindHeader)]);
}
