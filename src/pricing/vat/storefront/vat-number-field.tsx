import { useEffect, useRef } from 'react';
import { Button } from '#kit/ui/controls/button.tsx';
import { TextField } from '#kit/ui/controls/text-field.tsx';
import { announce } from '#kit/ui/live/announce.ts';
import { useShopWords } from '#kit/words/storefront/use-shop-words.ts';
import { changeVatField, validateVatField } from '../rules/vat-actions.ts';
import { vatFormatOf } from '../rules/vat-country.ts';
import { asksVatNumber, type VatFieldStatus } from '../rules/vat-field.ts';
import { useVatNumber, type VatNumberOptions } from './use-vat-number.ts';
import styles from './vat-number-field.module.css';

export type VatNumberFieldProps = VatNumberOptions & {
  /** of the input, which is posted by the same name */
  readonly id: string;
  /** what the server found wrong */
  readonly error?: string;
  /** for a form with a label of its own */
  readonly label?: string;
  readonly hint?: string;
  readonly required?: boolean;
  /** the form around it handles no button of this name: without scripts the field is a plain one */
  readonly validatesByScriptOnly?: boolean;
};

/** A VAT number with the button that validates it: visible and required in the countries of the list (VAT-01, VAT-11). */
export function VatNumberField(props: VatNumberFieldProps) {
  const {
    id,
    error = '',
    label,
    hint = '',
    required = true,
    validatesByScriptOnly = false,
    ...options
  } = props;
  const { vat: words } = useShopWords();
  const anchor = useRef<HTMLDivElement>(null);
  const vat = useVatNumber(anchor, options);
  const { status, country, hasScripts } = vat;
  const note = noteOf(status, words);
  useEffect(() => {
    if (hasScripts && status !== 'unchecked' && status !== 'checking') announce(saidOf(status, words));
  }, [hasScripts, status, words]);

  const isVisible = asksVatNumber(options.field, country);
  const isValid = status === 'valid';
  const act = (what: () => unknown) =>
    hasScripts ? { type: 'button' as const, onClick: () => void what() } : { type: 'submit' as const };
  return (
    <div ref={anchor} className={styles.vat} hidden={!isVisible} data-status={status}>
      {isVisible ? (
        <>
          <TextField
            id={id}
            name={id}
            label={label ?? `${words.label} *`}
            aria-required={required || undefined}
            value={vat.value}
            readOnly={isValid}
            onChange={(event) => vat.type(event.target.value)}
            onKeyDown={(event) => {
              if (event.key !== 'Enter' || !vat.isOffered) return;
              // Enter in this field is for the number, not for the form around it.
              event.preventDefault();
              void vat.press();
            }}
            maxLength={30}
            autoCapitalize="characters"
            autoComplete="off"
            spellCheck={false}
            error={note || error}
            hint={isValid ? '' : hint || hintOf(country, words)}
          />
          {vat.isOffered && (hasScripts || !validatesByScriptOnly) ? (
            <div className={styles.buttons}>
              <Button
                {...act(vat.press)}
                kind="secondary"
                name={validateVatField}
                value="1"
                disabled={isValid}
                aria-disabled={status === 'checking' || undefined}
              >
                {labelOf(status, words)}
              </Button>
              {isValid ? (
                <button {...act(vat.change)} className={styles.change} name={changeVatField} value="1">
                  {words.change}
                </button>
              ) : null}
            </div>
          ) : null}
        </>
      ) : null}
    </div>
  );
}

type Words = ReturnType<typeof useShopWords>['vat'];

function hintOf(country: string, words: Words): string {
  const sample = vatFormatOf(country)?.sample;
  return country === 'IT' ? words.hintAtHome : sample ? words.hint(sample) : '';
}

/** What the button reads: a refusal stays on it until it is pressed again (VAT-03, VAT-06, VAT-08, VAT-09). */
function labelOf(status: VatFieldStatus, words: Words): string {
  switch (status) {
    case 'checking':
      return words.validating;
    case 'valid':
      return words.validated;
    case 'invalid':
    case 'invalidcountry':
      return words[status];
    default:
      return words.validate;
  }
}

/** The note below the field after a call that gave no answer about the number. */
function noteOf(status: VatFieldStatus, words: Words): string {
  if (status === 'empty') return words.empty;
  if (status === 'failed') return words.failed;
  return status === 'too-many' ? words.tooMany : '';
}

const saidOf = (status: VatFieldStatus, words: Words) => noteOf(status, words) || labelOf(status, words);
