import { escapeHtml } from '#kit/text/rules/escape-html.ts';
import type { FacetChoice } from '../../rules/listing-facets.ts';
import styles from './filter-group.module.css';

export type FilterGroupProps = {
  /** the parameter of the address */
  readonly name: string;
  readonly title: string;
  readonly titleLang?: string | undefined;
  readonly choices: readonly FacetChoice[];
  readonly chosen: readonly string[];
  readonly open: boolean;
};

/** The choices of a group, with how many products each would show. */
export function FilterGroup({ name, title, titleLang, choices, chosen, open }: FilterGroupProps) {
  if (choices.length === 0) return null;
  const html = choicesMarkup({ name, title, titleLang, choices, chosen });
  return (
    <details className={styles.group} data-group={name} open={open || chosen.length > 0}>
      <summary lang={titleLang}>{title}</summary>
      {/* biome-ignore lint/security/noDangerouslySetInnerHtml: every text in it is escaped. */}
      <fieldset dangerouslySetInnerHTML={{ __html: html }} />
    </details>
  );
}

const langAttribute = (lang: string | undefined) => (lang === undefined ? '' : ` lang="${escapeHtml(lang)}"`);

/**
 * Choices as the server writes them: a hundred stand in most listings, with other counts in each. Elements for them were a
 * tenth of what a page cost.
 */
function choicesMarkup({ name, title, titleLang, choices, chosen }: Omit<FilterGroupProps, 'open'>): string {
  const parameter = escapeHtml(name);
  const labels = choices.map(({ slug, name: label, lang, count }) => {
    const checked = chosen.includes(slug) ? ' checked=""' : '';
    const input = `<input type="checkbox" name="${parameter}"${checked} value="${escapeHtml(slug)}"/>`;
    return `<label>${input}<span${langAttribute(lang)}>${escapeHtml(label)}</span><small>${count}</small></label>`;
  });
  return `<legend${langAttribute(titleLang)}>${escapeHtml(title)}</legend>${labels.join('')}`;
}
