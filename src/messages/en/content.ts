import type { ContentMessages } from '../it/content.ts';

export const content: ContentMessages = {
  lastUpdated: (date) => `Updated on ${date}`,
};
