import { typedFlag, typedText } from '#foundation/forms/rules/typed-values.ts';
import { type FieldSections, RecordFields } from '#foundation/records/back-office/record-fields.tsx';
import { StaffFileField } from '#foundation/records/back-office/staff-file-field.tsx';
import { type BrandKind, iconFile, logoOf } from '#foundation/settings/rules/shop-brand.ts';
import { cornerKinds, fontKinds } from '#foundation/settings/rules/shop-settings.ts';
import { Checkbox } from '#kit/ui/controls/checkbox.tsx';
import { TextField } from '#kit/ui/controls/text-field.tsx';
import { useBackOfficeWords } from '#kit/words/back-office/use-back-office-words.ts';
import { LookPreview } from '#site/settings/back-office/look-preview.tsx';
import { brandFields, type LookDraft } from '../rules/steps/look-step.ts';
import styles from './set-up-page.module.css';
import type { StepParts } from './step-parts.ts';

export type LookFieldsProps = StepParts & { readonly draft: LookDraft };

/** Logo, icon, tagline, colours, fonts and corners. */
export function LookFields(props: LookFieldsProps) {
  const { draft, typed, idOf, errorOf } = props;
  const { fields: labels, hints, corners, fonts } = useBackOfficeWords().staffSetUp.steps.look;
  const colour = (name: 'theme_accent' | 'theme_dark') => (
    <TextField
      type="color"
      id={idOf(name)}
      name={name}
      label={labels[name]}
      hint={hints[name]}
      error={errorOf(name)}
      defaultValue={typed ? typedText(typed, name) : draft[name]}
    />
  );
  const fields: FieldSections<LookDraft> = [
    <div key="pictures" className={styles.pictures}>
      <BrandPicture kind="logo" {...props} />
      <BrandPicture kind="icon" {...props} />
    </div>,
    { name: 'shop_tagline', kind: 'text', maxLength: 300 },
    <div key="colours" className={styles.colours}>
      {colour('theme_accent')}
      {colour('theme_dark')}
    </div>,
    [
      {
        name: 'theme_fonts',
        kind: 'choice',
        options: fontKinds.map((value) => ({ value, label: fonts[value] })),
      },
      {
        name: 'theme_corners',
        kind: 'choice',
        options: cornerKinds.map((value) => ({ value, label: corners[value] })),
      },
    ],
    <LookPreview key="preview" logoFields={brandFields.logo} />,
  ];
  return <RecordFields {...{ fields, draft, typed, labels, idOf, errorOf }} hints={hints} />;
}

/** A picture that the shop is known by: as it is, the file of another one, and the way to take it away. */
function BrandPicture({ kind, draft, typed, idOf, errorOf }: LookFieldsProps & { readonly kind: BrandKind }) {
  const { fields: labels, hints, remove } = useBackOfficeWords().staffSetUp.steps.look;
  const { name: setting, file: field, remove: box } = brandFields[kind];
  // One that came with a form that was refused goes along with the next attempt.
  const sent = typed ? typedText(typed, setting) : '';
  const name = sent || draft[setting];
  return (
    <div className={styles.picture}>
      {name === '' ? null : (
        <p className={styles.shown}>
          <ShownPicture kind={kind} name={name} label={labels[setting]} />
        </p>
      )}
      <input type="hidden" name={setting} value={sent} readOnly />
      <StaffFileField
        id={idOf(field)}
        name={field}
        label={labels[field]}
        hint={hints[field]}
        error={errorOf(field)}
        accept="image/png,image/webp,image/jpeg"
      />
      {draft[setting] === '' ? null : (
        <Checkbox name={box} value="1" defaultChecked={typed ? typedFlag(typed, box) : false}>
          {remove[kind]}
        </Checkbox>
      )}
    </div>
  );
}

type ShownPictureProps = { readonly kind: BrandKind; readonly name: string; readonly label: string };

function ShownPicture({ kind, name, label }: ShownPictureProps) {
  if (kind === 'icon')
    return <img src={`/media/${iconFile(name, 180)}`} alt={label} width={44} height={44} />;
  const logo = logoOf({ shop_logo: name });
  return logo && <img src={`/media/${logo.webp}`} alt={label} width={logo.width} height={logo.height} />;
}
