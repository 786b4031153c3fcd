import type { ConsentMessages } from '../it/consent.ts';

export const consent: ConsentMessages = {
  heading: 'May we remember where you come from?',
  text: 'If you agree, a cookie remembers for this visit which site or campaign you came from: it tells us which of them work. Nothing else changes, whatever you choose.',
  textWithViewed:
    'If you agree, a cookie remembers for this visit which site or campaign you came from: it tells us which of them work. And this browser alone remembers the items that you look at, to show them again. Nothing else changes, whatever you choose.',
  yes: 'Yes, that is fine',
  no: 'No, thank you',
  choices: 'Privacy choices',
};
