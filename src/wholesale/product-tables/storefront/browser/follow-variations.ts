import type { AttributeChoice } from '#catalogue/variations/rules/match-variation.ts';
import { unselected } from '../../rules/rows/row-outcome.ts';
import type { ChosenBy } from '../../rules/rows/table-state.ts';
import { reselectMs } from '../../rules/table-limits.ts';
import { drawRow } from './draw-row.ts';
import { idOf, type LiveTable } from './live-table.ts';

const selectsOf = (row: HTMLElement) => [
  ...row.querySelectorAll<HTMLSelectElement>('select[data-attribute]'),
];

/** What the selects of a row say: wire name to slug, `'0'` where nothing is chosen (TAB-49). */
export function choiceIn(row: HTMLElement): AttributeChoice {
  return Object.fromEntries(selectsOf(row).map((select) => [select.name, select.value]));
}

/** The selects of the rows of variable products (TAB-43 to TAB-50); every change of a row is rendered from here. */
export function followVariations(table: LiveTable): void {
  const { store, body } = table;
  const touched = new Set<number>();
  let by: ChosenBy = 'shopper';
  const change = (event: Event) => {
    if (!(event.target instanceof Element)) return;
    const row = event.target.closest<HTMLElement>('tr[data-row]');
    if (!row) return;
    // Once the shopper has done anything in a row, its presets no longer apply.
    if (by === 'shopper') touched.add(idOf(row));
    if (event.target.matches('select[data-attribute]')) store.setVariation(idOf(row), choiceIn(row), by);
  };
  const wake = () => {
    for (const row of table.rows()) {
      row.dataset.usable ??= String(store.row(idOf(row))?.outcome.kind === 'usable');
      const cell = row.querySelector<HTMLElement>('[data-place="variations"]');
      if (!cell?.hidden) continue;
      cell.hidden = false;
      const link = table.cell(idOf(row), 'action');
      if (link) {
        link.textContent = table.config.basic_settings.add_to_cart;
        link.setAttribute('aria-label', table.words.addNamed(store.row(idOf(row))?.row.title ?? ''));
        link.setAttribute('aria-disabled', 'true');
      }
    }
  };
  // A preset fills its row, unless the shopper has chosen, cleared or added something meanwhile.
  const trigger = () => {
    for (const row of table.rows()) {
      const [first] = selectsOf(row);
      const isPreset = selectsOf(row).some(({ value }) => value !== unselected);
      if (first && isPreset && !touched.has(idOf(row))) {
        by = 'preset';
        first.dispatchEvent(new Event('change', { bubbles: true }));
        by = 'shopper';
      }
    }
  };
  store.on((changed, { rows }) => {
    for (const id of changed) {
      const state = rows.get(id);
      if (state) drawRow(table, state);
    }
  });
  table.onRows(() => {
    wake();
    trigger();
  });
  body.addEventListener('change', change);
  wake();
  trigger();
  setTimeout(trigger, reselectMs);
}
