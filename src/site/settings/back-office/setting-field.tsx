import { ChoiceBoxes } from '#foundation/records/back-office/choice-boxes.tsx';
import sheet from '#foundation/records/back-office/staff-form.module.css';
import type { SettingInput } from '#foundation/settings/rules/setting-kinds.ts';
import type { SettingKey } from '#foundation/settings/rules/settings.ts';
import { Checkbox } from '#kit/ui/controls/checkbox.tsx';
import { Select } from '#kit/ui/controls/select.tsx';
import { TextArea } from '#kit/ui/controls/text-area.tsx';
import { TextField } from '#kit/ui/controls/text-field.tsx';
import { useBackOfficeWords } from '#kit/words/back-office/use-back-office-words.ts';
import { type SaidOfSetting, saidOfSetting } from '../rules/setting-words.ts';
import styles from './settings-page.module.css';

export type SettingFieldProps = {
  readonly setting: {
    readonly key: SettingKey;
    readonly input: SettingInput;
    readonly shown: readonly string[];
    readonly fallback: readonly string[];
    readonly isDefault: boolean;
  };
  readonly countries: readonly { readonly code: string; readonly label: string }[];
  readonly error: string;
};

/** A setting with the field of its kind, its default, and the way back to it. */
export function SettingField({ setting, countries, error }: SettingFieldProps) {
  const { staffSettings: words } = useBackOfficeWords();
  const { key, input, fallback, isDefault } = setting;
  const said = saidOfSetting(words, key);
  const usual = (): string => {
    if (input.kind === 'flag') return fallback.includes('1') ? words.on : words.off;
    if (input.kind === 'choice') return said.choices?.[fallback[0] ?? ''] ?? '';
    if (input.kind === 'countries') return words.countryCount(fallback.length);
    if (input.kind === 'country') return countries.find(({ code }) => code === fallback[0])?.label ?? '';
    return fallback.join(', ') || words.empty;
  };
  return (
    <div className={styles.setting}>
      <Control {...{ setting, countries, error }} said={said} />
      {isDefault ? null : (
        <p className={styles.usual}>
          {words.usual(usual())}{' '}
          <button type="submit" name="reset" value={key} className={sheet.linkButton}>
            {words.reset}
          </button>
        </p>
      )}
    </div>
  );
}

type ControlProps = SettingFieldProps & { readonly said: SaidOfSetting };

function Control({ setting, countries, error, said }: ControlProps) {
  const { staffSettings: words } = useBackOfficeWords();
  const { key, input, shown } = setting;
  const { label, hint = '', choices = {} } = said;
  const id = `setting-${key}`;
  const common = { id, name: key, label, hint, error, defaultValue: shown[0] ?? '' };
  switch (input.kind) {
    case 'text':
      return <TextField {...common} maxLength={300} autoComplete="off" />;
    case 'email':
      return <TextField {...common} type="email" autoComplete="off" />;
    case 'colour':
      return <TextField {...common} type="color" />;
    case 'flag':
      return (
        <div>
          <Checkbox
            id={id}
            name={key}
            value="1"
            defaultChecked={shown.includes('1')}
            aria-describedby={hint === '' ? undefined : `${id}-hint`}
          >
            {label}
          </Checkbox>
          {hint === '' ? null : (
            <p className={styles.hint} id={`${id}-hint`}>
              {hint}
            </p>
          )}
        </div>
      );
    case 'number':
      return <TextField {...common} inputMode="numeric" autoComplete="off" />;
    case 'amount':
      return <TextField {...common} label={`${label} (€)`} inputMode="decimal" autoComplete="off" />;
    case 'choice':
      return (
        <Select
          {...common}
          options={input.choices.map((choice) => ({ value: choice, label: choices[choice] ?? choice }))}
        />
      );
    case 'country':
      return (
        <Select
          {...common}
          options={countries.map(({ code, label: name }) => ({ value: code, label: name }))}
        />
      );
    case 'countries':
      return (
        <ChoiceBoxes
          {...{ id, label, hint, error }}
          name={key}
          choices={countries.map(({ code, label: name }) => ({ value: code, label: name }))}
          chosen={shown}
          summary={words.countryCount(shown.length)}
        />
      );
    case 'elsewhere':
      return null;
    case 'texts':
      return <TextArea {...common} rows={4} />;
  }
}
