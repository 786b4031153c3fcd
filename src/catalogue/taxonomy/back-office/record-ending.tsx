import { type PostedForm, typedText } from '#foundation/forms/rules/typed-values.ts';
import sheet from '#foundation/records/back-office/staff-form.module.css';
import { Button } from '#kit/ui/controls/button.tsx';
import { Select } from '#kit/ui/controls/select.tsx';

type EndWords = {
  readonly title: string;
  readonly hint: string;
  readonly into: string;
  readonly button: string;
};

export type RecordEndingProps = {
  /** of the page, which both forms are posted to */
  readonly path: string;
  readonly nonce: string;
  /** the ids of the fields begin with it */
  readonly name: string;
  /** what may take its products */
  readonly others: readonly { readonly id: number; readonly name: string }[];
  /** the first choice of the deletion; null where a destination is needed */
  readonly none: string | null;
  readonly words: { readonly merge: EndWords; readonly remove: EndWords; readonly choose: string };
  /** what was typed into a form that was refused, and why */
  readonly rejected: { readonly typed: PostedForm; readonly sentence: string } | null;
};

/** How a record ends: merged into another one, or deleted with a destination for what belongs to it. */
export function RecordEnding(props: RecordEndingProps) {
  const { path, nonce, name, others, none, words, rejected } = props;
  const action = rejected ? typedText(rejected.typed, 'action') : '';
  const form = (kind: 'merge' | 'remove') => {
    const isRejected = rejected !== null && action === kind;
    const { title, hint, into, button } = words[kind];
    const first = kind === 'remove' && none !== null ? none : words.choose;
    return (
      <form className={sheet.sheet} method="post" action={path}>
        <h2>{title}</h2>
        <input type="hidden" name="_wpnonce" value={nonce} readOnly />
        <p className={sheet.hint}>{hint}</p>
        <Select
          // The summary of a refused form leads to this id.
          id={isRejected ? `${name}-into` : `${name}-${kind}-into`}
          name="into"
          label={into}
          defaultValue={isRejected ? typedText(rejected.typed, 'into') : ''}
          error={isRejected ? rejected.sentence : ''}
          options={[
            { value: '', label: first },
            ...others.map((other) => ({ value: String(other.id), label: other.name })),
          ]}
        />
        <div className={sheet.buttons}>
          <Button type="submit" name="action" value={kind} kind="secondary">
            {button}
          </Button>
        </div>
      </form>
    );
  };
  return (
    <>
      {others.length === 0 ? null : form('merge')}
      {form('remove')}
    </>
  );
}
