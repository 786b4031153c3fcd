import type { ReactElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { emailText } from '#foundation/services/email-text.ts';
import type { WrittenEmail } from '#selling/orders/server/emails-to-send.ts';

/** An email as it leaves the shop: its screen as HTML, and the text that is made of that. */
export function writtenEmail(subject: string, screen: ReactElement): WrittenEmail {
  const html = `<!DOCTYPE html>${renderToStaticMarkup(screen)}`;
  return { subject, html, text: emailText(html) };
}
