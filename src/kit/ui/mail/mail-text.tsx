import { type CSSProperties, Fragment } from 'react';
import { mailStyle } from './mail-style.ts';

/** A written text in its paragraphs, with its line breaks; nothing for ''. */
export function MailText({ text, style = mailStyle.text }: { text: string; style?: CSSProperties }) {
  const paragraphs = text.split(/\n{2,}/).filter((paragraph) => paragraph.trim() !== '');
  return paragraphs.map((paragraph, at) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: paragraphs of an email never move
    <p key={at} style={style}>
      <MailLines text={paragraph} />
    </p>
  ));
}

/** A text of one paragraph with its line breaks. */
export function MailLines({ text }: { text: string }) {
  return text.split('\n').map((line, at) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: lines of an email never move
    <Fragment key={at}>
      {at > 0 && <br />}
      {line}
    </Fragment>
  ));
}
