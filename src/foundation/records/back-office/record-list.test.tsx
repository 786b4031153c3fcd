import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { BackOfficeWords } from '#kit/words/back-office/back-office-words.tsx';
import { RecordList } from './record-list.tsx';

const row = { id: 7, name: 'Filtro', cents: 1220, count: 3, at: '2026-11-21T13:05:00Z' };

const render = (rows: readonly (typeof row)[], path = '/staff/parts/?sort=name') =>
  renderToStaticMarkup(
    <BackOfficeWords locale="it">
      <RecordList
        title="Ricambi"
        rows={rows}
        empty="Nessun ricambio."
        form={{
          action: '/staff/parts/',
          nonce: 'n1',
          bulk: {
            name: 'part',
            label: ({ name }) => `Scegli ${name}`,
            actions: <button type="submit">Elimina</button>,
          },
        }}
        columns={[
          {
            name: 'Nome',
            link: ({ id, name }) => ({ path: `/staff/parts/${id}/`, label: name, note: 'A1' }),
          },
          { name: 'Prezzo', money: ({ cents }) => cents, sort: { path, direction: 'descending' } },
          { name: 'Pezzi', number: ({ count }) => count },
          { name: 'Data', date: ({ at }) => at },
          { name: 'Stato', status: () => ({ tone: 'green', label: 'In vendita' }) },
        ]}
      />
    </BackOfficeWords>,
  );

it('shows each cell as its kind does', () => {
  const markup = render([row]);
  expect(markup).toContain('<span><a href="/staff/parts/7/">Filtro</a><small>A1</small></span>');
  for (const text of ['12,20\u00a0€', '21/11/2026, 14:05', 'In vendita']) expect(markup).toContain(text);
});

it('a column that sorts links to the list in its order and says the order it has', () => {
  expect(render([row])).toMatch(
    /<th scope="col"[^>]* aria-sort="descending"><a href="\/staff\/parts\/\?sort=name">/,
  );
});

it('rows are chosen by boxes, and the buttons for them stand below where there are rows', () => {
  expect(render([row])).toMatch(
    /<input type="checkbox" aria-label="Scegli Filtro"[^>]* name="part" value="7"/,
  );
  expect(render([row])).toContain('Elimina');
  expect(render([])).toContain('Nessun ricambio.');
  expect(render([])).not.toContain('Elimina');
});
