import { Button } from '#kit/ui/controls/button.tsx';
import { useBackOfficeWords } from '#kit/words/back-office/use-back-office-words.ts';
import type { ProductValues } from '../rules/product-schema.ts';
import styles from './product-editor.module.css';
import { useFieldWords } from './product-fields.tsx';
import { useForm } from './use-product-form.ts';

type OeNumber = ProductValues['oeNumbers'][number];

/** The numbers of vehicle makers, and of other makers of parts, for the same part. */
export function OeNumbersField() {
  const { values, set } = useForm();
  const { productEditor: words } = useBackOfficeWords();
  const { id, label, error } = useFieldWords('oeNumbers');
  const numbers = values.oeNumbers;
  const change = (at: number, part: Partial<OeNumber>) =>
    set(
      'oeNumbers',
      numbers.map((one, index) => (index === at ? { ...one, ...part } : one)),
    );
  return (
    <fieldset className={styles.lines} id={id} tabIndex={-1}>
      <legend>{label}</legend>
      {numbers.map((one, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a line is its place; its texts change while one types
        <div key={at} className={styles.line}>
          <select
            aria-label={words.oe.kind}
            value={one.kind}
            onChange={(event) => change(at, { kind: event.currentTarget.value === 'cross' ? 'cross' : 'oe' })}
          >
            <option value="oe">{words.oe.kinds.oe}</option>
            <option value="cross">{words.oe.kinds.cross}</option>
          </select>
          <input
            aria-label={words.oe.manufacturer}
            placeholder={words.oe.manufacturer}
            value={one.manufacturer}
            maxLength={60}
            onChange={(event) => change(at, { manufacturer: event.currentTarget.value })}
          />
          <input
            aria-label={words.oe.code}
            placeholder={words.oe.code}
            value={one.code}
            maxLength={64}
            onChange={(event) => change(at, { code: event.currentTarget.value })}
          />
          <Button
            kind="quiet"
            aria-label={words.take(`${one.manufacturer} ${one.code}`)}
            onClick={() =>
              set(
                'oeNumbers',
                numbers.filter((_, index) => index !== at),
              )
            }
          >
            ×
          </Button>
        </div>
      ))}
      <div>
        <Button
          kind="secondary"
          onClick={() =>
            set('oeNumbers', [
              ...numbers,
              { kind: 'oe', manufacturer: numbers.at(-1)?.manufacturer ?? '', code: '' },
            ])
          }
        >
          {words.oe.add}
        </Button>
      </div>
      {error === '' ? null : <p className={styles.error}>{error}</p>}
    </fieldset>
  );
}
