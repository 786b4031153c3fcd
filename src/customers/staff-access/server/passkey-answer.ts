import { z } from 'zod';

const LONGEST = 20_000;

const text = z.string().max(LONGEST);

const frame = {
  id: z.string().min(1).max(1400),
  rawId: text,
  type: z.literal('public-key'),
  clientExtensionResults: z.object({}).default({}),
};

/** What a browser answers that has made a passkey. */
const creation = z.object({
  ...frame,
  response: z.object({
    clientDataJSON: text,
    attestationObject: text,
    transports: z.array(z.string().max(40)).max(10).default([]),
  }),
});

/** What a browser answers that has proven one. */
const proof = z.object({
  ...frame,
  response: z.object({ clientDataJSON: text, authenticatorData: text, signature: text }),
});

function reading<Schema extends z.ZodType>(schema: Schema) {
  return (posted: string): z.infer<Schema> | null => {
    if (posted.length > LONGEST) return null;
    try {
      const read = schema.safeParse(JSON.parse(posted));
      return read.success ? read.data : null;
    } catch {
      return null;
    }
  };
}

/** The answer of a browser as it was posted; null for what is none. What it proves, the library judges. */
export const readCreation = reading(creation);
export const readProof = reading(proof);
