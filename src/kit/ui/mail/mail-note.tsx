import { mailStyle as style } from './mail-style.ts';

/** A text that a person wrote, under its title, with its line breaks. */
export function MailNote({ title, text }: { title: string; text: string }) {
  return (
    <>
      <h2 style={style.subheading}>{title}</h2>
      <p style={style.note}>{text}</p>
    </>
  );
}
