import { StaffFacts } from '#foundation/records/back-office/staff-facts.tsx';
import sheet from '#foundation/records/back-office/staff-form.module.css';
import { Button } from '#kit/ui/controls/button.tsx';
import { Select } from '#kit/ui/controls/select.tsx';
import { Notice } from '#kit/ui/display/notice.tsx';
import { useBackOfficeWords } from '#kit/words/back-office/use-back-office-words.ts';
import { type AttributeType, attributePath } from '../../rules/attribute-form.ts';
import { type MergeConflict, type MergePreview, mergePath } from '../../rules/merge-attributes.ts';

type Attribute = { readonly id: number; readonly name: string; readonly type: AttributeType };

export type AttributeMergeProps = {
  readonly attribute: Attribute;
  /** all other ones of the shop */
  readonly others: readonly { readonly id: number; readonly name: string }[];
  /** the one that stays, and what would happen; null until one is chosen */
  readonly into: Attribute | null;
  readonly preview: MergePreview | null;
  /** of `staffAttributesAction` */
  readonly nonce: string;
  /** why the merge that was confirmed did not happen */
  readonly rejected: 'expired' | 'changed-meanwhile' | MergeConflict | null;
};

/** Ends an attribute that is in use: another one is chosen, what would happen is shown, and confirmed. */
export function AttributeMerge(props: AttributeMergeProps) {
  const { attribute, others, into, preview, rejected } = props;
  const { staffAttributes } = useBackOfficeWords();
  const words = staffAttributes.merging;
  return (
    <>
      <div className={sheet.head}>
        <a className={sheet.back} href={attributePath(attribute.id)}>
          {staffAttributes.backTo(attribute.name)}
        </a>
        <h1>{words.title(attribute.name)}</h1>
        <p>{words.intro}</p>
      </div>
      {typeof rejected === 'string' ? <Notice kind="error">{words.problems[rejected]}</Notice> : null}
      <form className={sheet.sheet} method="get" action={mergePath(attribute.id)}>
        <h2>{words.choose}</h2>
        {others.length === 0 ? (
          <p>{words.noOther}</p>
        ) : (
          <>
            <Select
              id="merge-into"
              name="into"
              label={words.into}
              defaultValue={into ? String(into.id) : ''}
              required
              options={[
                { value: '', label: words.chooseOne },
                ...others.map(({ id, name }) => ({ value: String(id), label: name })),
              ]}
            />
            <div className={sheet.buttons}>
              <Button type="submit" kind="secondary">
                {words.show}
              </Button>
            </div>
          </>
        )}
      </form>
      {into && preview ? <Preview {...props} into={into} preview={preview} /> : null}
    </>
  );
}

type PreviewProps = AttributeMergeProps & { readonly into: Attribute; readonly preview: MergePreview };

function Preview({ attribute, into, preview, nonce }: PreviewProps) {
  const { staffAttributes, locale } = useBackOfficeWords();
  const words = staffAttributes.merging;
  const { products, both, variations, lines, joins, moves, conflicts, seen } = preview;
  const count = (number: number) => number.toLocaleString(locale);
  return (
    <form className={sheet.sheet} method="post" action={`${mergePath(attribute.id)}?into=${into.id}`}>
      <h2>{words.preview(attribute.name, into.name)}</h2>
      <input type="hidden" name="_wpnonce" value={nonce} readOnly />
      <input type="hidden" name="into" value={into.id} readOnly />
      <input type="hidden" name="seen" value={seen} readOnly />
      <StaffFacts
        facts={[
          [words.facts.products, words.ofBoth(count(products), both === 0 ? null : count(both))],
          [words.facts.variations, count(variations)],
          [words.facts.lines, count(lines)],
          ...(joins.length === 0 ? [] : [[words.facts.joins, joins.join(', ')] as const]),
          ...(moves.length === 0 ? [] : [[words.facts.moves, moves.join(', ')] as const]),
          ...(attribute.type === into.type
            ? []
            : [
                [
                  staffAttributes.fields.type,
                  words.newType(staffAttributes.types[into.type], staffAttributes.types[attribute.type]),
                ] as const,
              ]),
          [words.facts.addresses, words.addresses],
        ]}
      />
      {conflicts.length > 0 ? (
        conflicts.map(({ code, names }) => (
          <Notice key={code} kind="error">
            {words.conflicts[code](names)}
          </Notice>
        ))
      ) : (
        <>
          <p className={sheet.hint}>{words.noWayBack(attribute.name)}</p>
          <div className={sheet.buttons}>
            <Button type="submit">{words.confirm(attribute.name, into.name)}</Button>
          </div>
        </>
      )}
    </form>
  );
}
