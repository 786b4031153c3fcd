/** A small PDF that wants to run a script when it is opened. */
export function aPdf(text = 'scheda'): Buffer {
  return Buffer.from(
    [
      '%PDF-1.7',
      `% ${text}`,
      '1 0 obj << /Type /Catalog /Pages 2 0 R /OpenAction << /S /JavaScript /JS (app.alert(1)) >> >> endobj',
      '2 0 obj << /Type /Pages /Kids [] /Count 0 >> endobj',
      'trailer << /Root 1 0 R >>',
      '%%EOF',
      '',
    ].join('\n'),
  );
}
