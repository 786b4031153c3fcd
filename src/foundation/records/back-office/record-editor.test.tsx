import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { BackOfficeWords } from '#kit/words/back-office/back-office-words.tsx';
import { RecordEditor, type RecordEditorProps } from './record-editor.tsx';

type Draft = { readonly name: string; readonly price: number | null; readonly active: boolean };
type Props = RecordEditorProps<Draft, { readonly price?: 'no-sum' }>;

const markupOf = (record: Partial<Props['record']>) =>
  renderToStaticMarkup(
    <BackOfficeWords locale="it">
      <RecordEditor<Draft, { readonly price?: 'no-sum' }>
        record={{
          id: 3,
          draft: { name: 'Filtro', price: 1250, active: true },
          nonce: 'n1',
          saved: true,
          rejected: null,
          ...record,
        }}
        section="things"
        name="thing"
        title="Filtro"
        words={{ backToList: 'Indietro', fields: { name: 'Nome', price: 'Prezzo', active: 'Attivo' } }}
        sentenceOf={(problem) => ({ 'no-sum': 'scrivi un importo' })[problem]}
        fields={[
          { legend: 'Che cosa', fields: [{ name: 'name', kind: 'text', maxLength: 60, required: true }] },
          {
            legend: 'Quanto',
            fields: [[{ name: 'price', kind: 'money' }], { name: 'active', kind: 'flag' }],
          },
        ]}
      />
    </BackOfficeWords>,
  );

test('a record shows its values by the kinds of its fields, in sections', () => {
  const markup = markupOf({});
  expect(markup).toMatch(/<legend>Che cosa<\/legend>.*name="name".*<legend>Quanto<\/legend>.*name="price"/);
  expect(markup).toContain('maxLength="60"');
  expect(markup).toContain('value="12,50"');
  expect(markup).toMatch(/<input[^>]*name="active"[^>]*checked/);
  expect(markup).toContain('action="/staff/things/3/"');
  expect(markup).toContain('Modifiche salvate.');
});

test('a refused form shows what was typed, and its errors in the summary and beside the field', () => {
  const rejected = { problems: { price: 'no-sum' }, typed: { name: ['Olio'], price: ['dodici'] } } as const;
  const markup = markupOf({ rejected });
  expect(markup).toContain('value="dodici"');
  expect(markup).toContain('<a href="#thing-price">Prezzo: scrivi un importo</a>');
  expect(markup).toMatch(/id="thing-price-error"[^>]*>.*scrivi un importo/);
  expect(markup).not.toMatch(/<input[^>]*name="active"[^>]*checked/);
  expect(markup).not.toContain('Modifiche salvate.');
});

test('of a form that was too old only that is said', () => {
  const markup = markupOf({ rejected: { problems: null, typed: { name: ['Olio'] } } });
  expect(markup).toContain('La pagina era aperta da troppo tempo.');
  expect(markup).toContain('value="Olio"');
});
