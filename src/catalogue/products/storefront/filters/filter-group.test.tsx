import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { FilterGroup, type FilterGroupProps } from './filter-group.tsx';

const group: FilterGroupProps = {
  name: 'filter_lato',
  title: 'Lato',
  choices: [
    { slug: 'sinistro', name: 'Sinistro', count: 12 },
    { slug: 'destro', name: 'Destro', count: 0 },
  ],
  chosen: ['destro'],
  open: false,
};
const render = (more: Partial<FilterGroupProps> = {}) =>
  renderToStaticMarkup(<FilterGroup {...group} {...more} />);
test('a group is what its elements would be', () => {
  const elements = renderToStaticMarkup(
    <fieldset>
      <legend>Lato</legend>
      <label>
        <input type="checkbox" name="filter_lato" value="sinistro" />
        <span>Sinistro</span>
        <small>12</small>
      </label>
      <label>
        <input type="checkbox" name="filter_lato" value="destro" defaultChecked />
        <span>Destro</span>
        <small>0</small>
      </label>
    </fieldset>,
  );
  expect(render()).toContain(elements);
});

test('a name is text, whatever it holds', () => {
  const html = render({
    title: '<b>"Lato"',
    choices: [{ slug: 'a"><script>', name: '<img src=x>', count: 1 }],
  });
  expect(html).not.toMatch(/<script|<img|<b>/);
  expect(html).toContain('value="a&quot;&gt;&lt;script&gt;"');
});

test('a group in which something is chosen is open; one without choices is not there', () => {
  expect(render()).toMatch(/<details[^>]* open=""/);
  expect(render({ chosen: [] })).not.toMatch(/<details[^>]* open=""/);
  expect(render({ choices: [] })).toBe('');
});
