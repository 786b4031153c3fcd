import { escapeHtml } from '#kit/text/rules/escape-html.ts';
import type { FacetChoice } from '../../rules/listing-facets.ts';
import styles from './filter-group.module.css';

export type FilterGroupProps = {
  /** the parameter of the address */
  readonly name: string;
  readonly title: string;
  readonly choices: readonly FacetChoice[];
  readonly chosen: readonly string[];
  readonly open: boolean;
};

/** The choices of a group, with how many products each would show. */
export function FilterGroup({ name, title, choices, chosen, open }: FilterGroupProps) {
  if (choices.length === 0) return null;
  return (
    <details className={styles.group} data-group={name} open={open || chosen.length > 0}>
      <summary>{title}</summary>
      {/* biome-ignore lint/security/noDangerouslySetInnerHtml: every text in it is escaped. */}
      <fieldset dangerouslySetInnerHTML={{ __html: choicesMarkup({ name, title, choices, chosen }) }} />
    </details>
  );
}

/**
 * Choices as the server writes them: a hundred stand in most listings, with other counts in each. Elements for them were a
 * tenth of what a page cost.
 */
function choicesMarkup({ name, title, choices, chosen }: Omit<FilterGroupProps, 'open'>): string {
  const parameter = escapeHtml(name);
  const labels = choices.map(({ slug, name: label, count }) => {
    const checked = chosen.includes(slug) ? ' checked=""' : '';
    const input = `<input type="checkbox" name="${parameter}"${checked} value="${escapeHtml(slug)}"/>`;
    return `<label>${input}<span>${escapeHtml(label)}</span><small>${count}</small></label>`;
  });
  return `<legend>${escapeHtml(title)}</legend>${labels.join('')}`;
}
