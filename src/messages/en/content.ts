import type { ContentMessages } from '../it/content.ts';

export const content: ContentMessages = {
  missing: 'to be completed',
  lastUpdated: (date) => `Updated on ${date}`,
};
