import { mailStyle as style } from './mail-style.ts';

/** The one way out of an email: a link that looks like a button. */
export function MailButton({ label, url }: { label: string; url: string }) {
  return (
    <p style={{ ...style.text, marginTop: 28 }}>
      <a href={url} style={style.button}>
        {label}
      </a>
    </p>
  );
}
