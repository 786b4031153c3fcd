import { pictureSource } from '#catalogue/products/storefront/picture-source.ts';
import { Picture } from '#kit/ui/display/picture.tsx';
import { visuallyHidden } from '#kit/ui/display/visually-hidden.tsx';
import { useWords } from '#kit/words/storefront/use-words.ts';
import type { OptionState } from '../rules/option-state.ts';
import type { SwatchKind, VariationOption } from '../rules/swatch.ts';
import styles from './swatches.module.css';

export type SwatchProps = {
  readonly name: string;
  readonly scope: string;
  readonly required: boolean;
  readonly kind: SwatchKind;
  readonly option: VariationOption;
  readonly selected: boolean;
  readonly state: OptionState;
  readonly refused: boolean;
  readonly onPick: () => void;
};

const unheard = () => undefined;

/** One swatch; what cannot be bought says why, to the eye and to the ear (VAR-28, VAR-29). */
export function Swatch(props: SwatchProps) {
  const { name, scope, required, kind, option, selected, state, refused, onPick } = props;
  const { variations: words } = useWords();
  const tip = { free: null, disabled: words.notAvailable, 'no-stock': words.outOfStock }[state];
  const id = `${scope}${name}-${option.slug}`;
  const hasFace = (kind === 'color' && option.color) || (kind === 'image' && option.picture);
  return (
    <label className={styles.swatch} data-kind={hasFace ? kind : 'label'} data-state={state}>
      <input
        type="radio"
        id={id}
        name={name}
        value={option.slug}
        required={required}
        checked={selected}
        aria-disabled={refused || undefined}
        aria-describedby={tip === null ? undefined : `${id}-tip`}
        // A click is heard also on the one that is selected already (VAR-32), a change is not.
        onChange={unheard}
        // Browsers send no click for the space bar on what is selected.
        onKeyDown={(event) => {
          if (event.key !== ' ' || !selected) return;
          event.preventDefault();
          onPick();
        }}
        onClick={(event) => {
          if (refused) event.preventDefault();
          else onPick();
        }}
      />
      <span className={styles.face}>
        {kind === 'color' && option.color ? <SwatchColor color={option.color} /> : null}
        {kind === 'image' && option.picture ? (
          // The name of the option stands beside it.
          <Picture source={{ ...pictureSource(option.picture), alt: '' }} sizes="56px" />
        ) : null}
        <span className={hasFace ? visuallyHidden : undefined} lang={option.lang}>
          {option.label}
        </span>
      </span>
      {tip === null && !hasFace ? null : (
        <span className={styles.tip}>
          {hasFace ? (
            <span aria-hidden="true" lang={option.lang}>
              {option.label}
            </span>
          ) : null}
          {tip === null ? null : (
            <span role="tooltip" id={`${id}-tip`}>
              {tip}
            </span>
          )}
        </span>
      )}
    </label>
  );
}

/** A field of one colour: a drawing, for a page allows no styles of its own. */
function SwatchColor({ color }: { color: string }) {
  return (
    <svg viewBox="0 0 32 32" aria-hidden="true">
      <rect width="32" height="32" fill={color} />
    </svg>
  );
}
