import { Fragment } from 'react';
import { FormSummary } from '#foundation/records/back-office/form-summary.tsx';
import sheet from '#foundation/records/back-office/staff-form.module.css';
import { StaffTabs } from '#foundation/records/back-office/staff-tabs.tsx';
import { type SettingGroup, settingGroups } from '#foundation/settings/rules/setting-groups.ts';
import type { SettingInput } from '#foundation/settings/rules/setting-kinds.ts';
import type { SettingKey } from '#foundation/settings/rules/settings.ts';
import { Button } from '#kit/ui/controls/button.tsx';
import { Notice } from '#kit/ui/display/notice.tsx';
import { useBackOfficeWords } from '#kit/words/back-office/use-back-office-words.ts';
import type { SettingRefusal } from '../rules/setting-form.ts';
import { LookPreview } from './look-preview.tsx';
import { SettingField } from './setting-field.tsx';
import styles from './settings-page.module.css';
import { useSettingSentence } from './use-setting-sentence.ts';

export type SettingsPageProps = {
  readonly group: SettingGroup;
  readonly settings: readonly {
    readonly key: SettingKey;
    readonly input: SettingInput;
    readonly shown: readonly string[];
    readonly fallback: readonly string[];
    readonly isDefault: boolean;
  }[];
  readonly countries: readonly { readonly code: string; readonly label: string }[];
  /** of `staffSettingsAction` */
  readonly nonce: string;
  readonly saved: boolean;
  readonly outcome:
    | null
    | { readonly kind: 'expired' }
    | {
        readonly kind: 'wrong';
        readonly problems: Readonly<Partial<Record<SettingKey, SettingRefusal>>>;
        readonly entered: Readonly<Partial<Record<SettingKey, readonly string[]>>>;
      };
};

/** Below it the look is shown that it belongs to. */
const lastOfLook: SettingKey = 'theme_fonts';

/** Every setting of the shop, heading by heading. */
export function SettingsPage(props: SettingsPageProps) {
  const { group, settings, countries, nonce, outcome } = props;
  const { staffSettings: words, backOffice } = useBackOfficeWords();
  const sentence = useSettingSentence();
  const wrong = outcome?.kind === 'wrong' ? outcome : null;
  const problemOf = (key: SettingKey) => {
    const problem = wrong?.problems[key];
    return problem ? sentence(problem) : '';
  };
  return (
    <>
      <div className={sheet.head}>
        <h1>{words.title}</h1>
        <p>{words.intro}</p>
      </div>
      <StaffTabs
        label={words.headings}
        tabs={settingGroups.map((one) => ({
          path: `/staff/settings/?group=${one}`,
          name: words.groups[one],
          count: null,
          isShown: one === group,
        }))}
      />
      {props.saved && !outcome ? <Notice kind="success">{backOffice.forms.saved}</Notice> : null}
      {outcome?.kind === 'expired' ? <Notice kind="warning">{backOffice.forms.expired}</Notice> : null}
      <FormSummary
        problems={settings.flatMap(({ key }) =>
          problemOf(key) === ''
            ? []
            : [{ id: `setting-${key}`, sentence: `${words.settings[key].label}: ${problemOf(key)}` }],
        )}
      />
      <form className={sheet.sheet} method="post" action={`/staff/settings/?group=${group}`} noValidate>
        <input type="hidden" name="_wpnonce" value={nonce} readOnly />
        <h2>{words.groups[group]}</h2>
        {/* Enter saves: the first button of a form is the one that it presses. */}
        <button type="submit" className={styles.first} tabIndex={-1} aria-hidden="true" />
        {settings.map((setting) => (
          <Fragment key={setting.key}>
            <SettingField
              setting={{ ...setting, shown: wrong?.entered[setting.key] ?? setting.shown }}
              countries={countries}
              error={problemOf(setting.key)}
            />
            {setting.key === lastOfLook ? <LookPreview logoFields={null} /> : null}
          </Fragment>
        ))}
        <div className={sheet.buttons}>
          <Button type="submit">{backOffice.forms.save}</Button>
        </div>
      </form>
    </>
  );
}
