import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { BackOfficeWords } from '#kit/words/back-office/back-office-words.tsx';
import { StaffFileField, type StaffFileFieldProps } from './staff-file-field.tsx';

const markupOf = (field: Partial<StaffFileFieldProps>, locale: 'it' | 'en' = 'it') =>
  renderToStaticMarkup(
    <BackOfficeWords locale={locale}>
      <StaffFileField id="statement" name="file" label="Estratto conto" {...field} />
    </BackOfficeWords>,
  );

test('a file field is the browser’s own, with what it does in the language of the page beside it', () => {
  const markup = markupOf({ hint: 'CSV o XLSX', required: true });
  expect(markup).toMatch(/<label[^>]*for="statement">Estratto conto<\/label>/);
  expect(markup).toMatch(
    /<input(?=[^>]*type="file")(?=[^>]*name="file")(?=[^>]*required)[^>]*id="statement"/,
  );
  expect(markup).toMatch(
    /aria-hidden="true"><span[^>]*>Scegli un file<\/span><span[^>]*>Nessun file scelto</,
  );
  expect(markup).toMatch(/aria-describedby="statement-hint"/);
  expect(markupOf({ multiple: true })).toContain('Scegli i file');
  expect(markupOf({ multiple: true }, 'en')).toMatch(/Choose files.*No file chosen/);
});

test('a field whose files leave at once never says that none is chosen', () => {
  expect(markupOf({ sendsAtOnce: true })).not.toContain('Nessun file scelto');
});

test('every file field of the staff area is one of these', () => {
  const source = join(import.meta.dirname, '../../..');
  const screens = readdirSync(source, { recursive: true, encoding: 'utf8' }).filter(
    (file) => /\bback-office\b.*\.tsx$/.test(file) && !file.endsWith('.test.tsx'),
  );
  expect(screens.length).toBeGreaterThan(100);
  const own = screens.filter((file) =>
    /type="file"|<FileField\b/.test(readFileSync(join(source, file), 'utf8')),
  );
  expect(own).toEqual([]);
});
