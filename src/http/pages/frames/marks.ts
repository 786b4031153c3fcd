import { randomUUID } from 'node:crypto';

// Nobody can know it, so that no text of the shop or of a visitor is taken for a mark.
const secret = randomUUID();
const marks = new RegExp(`\\[${secret} ([a-z0-9-]+)\\]`);

/** Stands in what is drawn once where each that is made of it says something of its own. */
export const markOf = (name: string) => `[${secret} ${name}]`;

/** What stands around the marks, at even places, and the names of the marks between. */
export const cutAtMarks = (markup: string): readonly string[] => markup.split(marks);
