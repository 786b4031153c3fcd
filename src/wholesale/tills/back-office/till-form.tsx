import sheet from '#foundation/records/back-office/staff-form.module.css';
import { Button } from '#kit/ui/controls/button.tsx';
import { Checkbox } from '#kit/ui/controls/checkbox.tsx';
import { TextArea } from '#kit/ui/controls/text-area.tsx';
import { TextField } from '#kit/ui/controls/text-field.tsx';
import { useBackOfficeWords } from '#kit/words/back-office/use-back-office-words.ts';
import { type Till, tillPath, tillsPath } from '../rules/till.ts';
import { departmentsText } from '../rules/till-forms.ts';

export type TillFormProps = {
  /** null for a new one */
  readonly till: Till | null;
  readonly nonce: string;
  /** what was typed and refused; null where another form was sent */
  readonly typed: Readonly<Record<string, string>> | null;
};

/** A till's name and its fiscal printer. */
export function TillForm({ till, nonce, typed }: TillFormProps) {
  const { tills: words } = useBackOfficeWords();
  const values = typed ?? {
    name: till?.name ?? '',
    address: till?.printerAddress ?? '',
    departments: till ? departmentsText(till.departments) : '22: 1',
    active: till === null || till.isActive ? '1' : '',
  };
  return (
    <form
      method="post"
      action={till ? tillPath(till.id) : tillsPath}
      className={sheet.sheet}
      aria-labelledby="till-settings"
    >
      <h2 id="till-settings">{till ? words.settings : words.add}</h2>
      <input type="hidden" name="_wpnonce" value={nonce} readOnly />
      <div className={sheet.row}>
        <TextField
          id="till-name"
          name="name"
          label={words.name}
          defaultValue={values.name ?? ''}
          maxLength={60}
          autoComplete="off"
        />
        <TextField
          id="till-address"
          name="address"
          label={words.address}
          hint={words.addressHint}
          defaultValue={values.address ?? ''}
          maxLength={200}
          autoComplete="off"
        />
        <TextArea
          id="till-departments"
          name="departments"
          label={words.departments}
          hint={words.departmentsHint}
          defaultValue={values.departments ?? ''}
          maxLength={500}
          rows={3}
        />
      </div>
      <Checkbox id="till-active" name="active" value="1" defaultChecked={values.active === '1'}>
        {words.active}
      </Checkbox>
      <div className={sheet.buttons}>
        <Button type="submit" name="action" value="save" kind={till ? 'secondary' : 'primary'}>
          {words.save}
        </Button>
      </div>
    </form>
  );
}
