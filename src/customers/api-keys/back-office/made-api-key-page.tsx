import sheet from '#foundation/records/back-office/staff-form.module.css';
import { TextField } from '#kit/ui/controls/text-field.tsx';
import { Notice } from '#kit/ui/display/notice.tsx';
import { useBackOfficeWords } from '#kit/words/back-office/use-back-office-words.ts';
import { apiKeysPath } from '../rules/api-key.ts';
import type { MadeApiKey } from '../server/create-api-key.ts';

export type MadeApiKeyPageProps = MadeApiKey & {
  readonly name: string;
  /** where programs find the interface */
  readonly address: string;
};

/** The key that was just made: the only time that anybody sees its secret. */
export function MadeApiKeyPage({ name, address, consumerKey, consumerSecret }: MadeApiKeyPageProps) {
  const { apiKeys: words } = useBackOfficeWords();
  const fields = [
    { id: 'made-key', label: words.consumerKey, value: consumerKey },
    { id: 'made-secret', label: words.consumerSecret, value: consumerSecret },
    { id: 'made-address', label: words.address, value: address },
  ];
  return (
    <>
      <a className={sheet.back} href={apiKeysPath}>
        {words.backToList}
      </a>
      <h1>{words.madeTitle(name)}</h1>
      <Notice kind="success">{words.made}</Notice>
      <div className={sheet.sheet}>
        {fields.map(({ id, label, value }) => (
          <TextField
            key={id}
            id={id}
            label={label}
            value={value}
            readOnly
            spellCheck={false}
            autoComplete="off"
            onFocus={(event) => event.currentTarget.select()}
          />
        ))}
      </div>
    </>
  );
}
