import type { ReactElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { letterText } from '#foundation/services/letter-text.ts';
import type { WrittenLetter } from '#selling/orders/server/letters-to-send.ts';

/** A letter as it leaves the house: its screen as HTML, and the text that is made of that. */
export function writtenLetter(subject: string, screen: ReactElement): WrittenLetter {
  const html = `<!DOCTYPE html>${renderToStaticMarkup(screen)}`;
  return { subject, html, text: letterText(html) };
}
