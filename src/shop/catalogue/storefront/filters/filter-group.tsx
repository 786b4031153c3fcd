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
      <fieldset>
        <legend>{title}</legend>
        {choices.map(({ slug, name: label, count }) => (
          <label key={slug}>
            <input type="checkbox" name={name} value={slug} defaultChecked={chosen.includes(slug)} />
            <span>{label}</span>
            <small>{count}</small>
          </label>
        ))}
      </fieldset>
    </details>
  );
}
