import { useMailLook } from './mail-look.ts';
import { mailStyle as style } from './mail-style.ts';

/** The one way out of an email: a link that looks like a button. */
export function MailButton({ label, url }: { label: string; url: string }) {
  const { accent } = useMailLook();
  return (
    <p style={{ ...style.text, marginTop: 28 }}>
      <a href={url} style={{ ...style.button, backgroundColor: accent }}>
        {label}
      </a>
    </p>
  );
}
