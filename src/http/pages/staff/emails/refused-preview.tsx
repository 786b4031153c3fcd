import { renderToStaticMarkup } from 'react-dom/server';
import { mailStyle as style } from '#kit/ui/mail/mail-style.ts';

/** What stands in the frame of a preview that cannot be shown: why. */
export function refusedPreview(title: string, sentences: readonly string[], locale: 'it' | 'en'): string {
  const page = (
    <html lang={locale}>
      <head>
        <meta charSet="utf-8" />
        <title>{title}</title>
      </head>
      <body style={style.body}>
        <h1 style={style.subheading}>{title}</h1>
        {sentences.map((sentence) => (
          <p key={sentence} style={style.text}>
            {sentence}
          </p>
        ))}
      </body>
    </html>
  );
  return `<!DOCTYPE html>${renderToStaticMarkup(page)}`;
}
