import { useState } from 'react';
import { Icon } from '#kit/ui/display/icon.tsx';
import { useBackOfficeWords } from '#kit/words/back-office/use-back-office-words.ts';
import styles from './pickers.module.css';

export type SetPickerProps = {
  readonly id: string;
  readonly label: string;
  readonly error?: string;
  readonly options: readonly { readonly id: number; readonly label: string }[];
  readonly chosen: readonly number[];
  readonly onChoose: (chosen: readonly number[]) => void;
  /** the list is unfolded on demand */
  readonly isFolded?: boolean;
};

/** No more are drawn at once: whoever looks for another one types. */
const MOST_SHOWN = 200;

/** Some of many: what is chosen as chips, all others in a list that is searched. */
export function SetPicker(props: SetPickerProps) {
  const { id, label, error = '', options, chosen, onChoose, isFolded = false } = props;
  const { productEditor: words } = useBackOfficeWords();
  const [typed, setTyped] = useState('');
  const [isOpenAtFirst] = useState(chosen.length === 0);
  const wanted = typed.trim().toLocaleLowerCase();
  const shown = options.filter((option) => option.label.toLocaleLowerCase().includes(wanted));
  const toggle = (one: number) =>
    onChoose(
      chosen.includes(one) ? chosen.filter((other) => other !== one) : [...chosen, one].sort((a, b) => a - b),
    );
  const list = (
    <>
      {options.length > 8 ? (
        <input
          type="search"
          className={styles.search}
          aria-label={words.searchIn(label)}
          placeholder={words.searchIn(label)}
          value={typed}
          onChange={(event) => setTyped(event.currentTarget.value)}
        />
      ) : null}
      <div className={styles.options}>
        {shown.slice(0, MOST_SHOWN).map((option) => (
          <label key={option.id}>
            <input type="checkbox" checked={chosen.includes(option.id)} onChange={() => toggle(option.id)} />
            <span>{option.label}</span>
          </label>
        ))}
        {shown.length === 0 ? <p>{options.length === 0 ? words.noneYet : words.noMatch}</p> : null}
        {shown.length > MOST_SHOWN ? <p>{words.moreOptions(shown.length - MOST_SHOWN)}</p> : null}
      </div>
    </>
  );
  return (
    <fieldset className={styles.picker} id={id} tabIndex={-1}>
      <legend>{label}</legend>
      <Chips chosen={options.filter((option) => chosen.includes(option.id))} onRemove={toggle} />
      {isFolded ? (
        <details open={isOpenAtFirst}>
          <summary>{words.chooseValues}</summary>
          {list}
        </details>
      ) : (
        list
      )}
      {error === '' ? null : <p className={styles.error}>{error}</p>}
    </fieldset>
  );
}

export function Chips({
  chosen,
  onRemove,
}: {
  readonly chosen: readonly { readonly id: number; readonly label: string }[];
  readonly onRemove: (id: number) => void;
}) {
  const { productEditor: words } = useBackOfficeWords();
  if (chosen.length === 0) return null;
  return (
    <ul className={styles.chips}>
      {chosen.map(({ id, label }) => (
        <li key={id}>
          <span>{label}</span>
          <button type="button" aria-label={words.take(label)} onClick={() => onRemove(id)}>
            <Icon name="close" />
          </button>
        </li>
      ))}
    </ul>
  );
}
