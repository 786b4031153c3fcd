import type { ReactElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { letterText } from '#services/letter-text.ts';
import type { WrittenLetter } from '#shop/orders/server/letters-to-send.ts';

/** A letter as it leaves the house: its screen as HTML, and the text that is made of that. */
export function writtenLetter(subject: string, screen: ReactElement): WrittenLetter {
  const html = `<!DOCTYPE html>${renderToStaticMarkup(screen)}`;
  return { subject, html, text: letterText(html) };
}
