import { mailStyle as style } from './mail-style.ts';

/** What somebody wrote, under its title, line by line. */
export function MailNote({ title, text }: { title: string; text: string }) {
  return (
    <>
      <h2 style={style.subheading}>{title}</h2>
      <p style={style.note}>{text}</p>
    </>
  );
}
