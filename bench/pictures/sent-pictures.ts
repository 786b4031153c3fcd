import { z } from 'zod';

/** How many pictures are sent at once. */
export const PICTURES = 500;
/** The beginning of their names, by which their files are found afterwards. */
export const NAMED = 'foto-di-banco';

/** What the program that sends them is told. */
export const sending = z.object({
  url: z.string(),
  /** whether it logs in and sends them to the media library; else the bare server takes them */
  isShop: z.boolean(),
  /** the picture that all are made of */
  file: z.string(),
});

/** What it answers. */
export const sentPictures = z.object({
  /** seconds until the last one was answered */
  seconds: z.number(),
  /** why pictures were not taken: a status or what went wrong, one for each */
  failures: z.array(z.string()),
});
export type SentPictures = z.infer<typeof sentPictures>;
