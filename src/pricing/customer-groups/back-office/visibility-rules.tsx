import { RecordTable } from '#foundation/records/back-office/record-table.tsx';
import sheet from '#foundation/records/back-office/staff-form.module.css';
import { Button } from '#kit/ui/controls/button.tsx';
import { Select } from '#kit/ui/controls/select.tsx';
import { TextField } from '#kit/ui/controls/text-field.tsx';
import { Badge } from '#kit/ui/display/badge.tsx';
import { useBackOfficeWords } from '#kit/words/back-office/use-back-office-words.ts';
import type { GroupPage } from '../rules/staff-group.ts';

export type VisibilityRulesProps = {
  readonly page: GroupPage;
  readonly action: string;
  readonly nonce: string;
};

/** What is hidden from a group or guests, and what is reserved for them; rules are added one by one. */
export function VisibilityRules({ page, action, nonce }: VisibilityRulesProps) {
  const { staffGroups: words } = useBackOfficeWords();
  return (
    <section className={sheet.sheet} aria-labelledby="visibility">
      <div className={sheet.head}>
        <h2 id="visibility">{words.visibility}</h2>
        <p>{words.visibilityIntro}</p>
      </div>
      <RecordTable
        rows={page.rules}
        keyOf={(rule) => rule.id}
        empty={words.noRules}
        columns={[
          {
            name: words.ruleColumns.goods,
            text: (rule) => (
              <span>
                <a href={rule.path}>{rule.name}</a>
                <small>
                  {words[rule.subject]}
                  {rule.sku === null ? '' : ` · ${rule.sku}`}
                </small>
              </span>
            ),
          },
          {
            name: words.ruleColumns.rule,
            text: ({ rule }) => <Badge tone={rule === 'only' ? 'green' : 'amber'}>{words.rules[rule]}</Badge>,
          },
          {
            name: words.ruleColumns.remove,
            text: (rule) => (
              <form method="post" action={action}>
                <input type="hidden" name="_wpnonce" value={nonce} readOnly />
                <input type="hidden" name="rule_id" value={rule.id} readOnly />
                <button
                  className={sheet.linkButton}
                  type="submit"
                  name="action"
                  value="remove-rule"
                  aria-label={words.removeNamed(rule.name)}
                >
                  {words.remove}
                </button>
              </form>
            ),
          },
        ]}
      />
      <form method="post" action={action}>
        <input type="hidden" name="_wpnonce" value={nonce} readOnly />
        <fieldset>
          <legend>{words.addRule}</legend>
          <div className={sheet.row}>
            <Select
              id="rule-category"
              name="category"
              label={words.category}
              defaultValue=""
              options={[
                { value: '', label: words.chooseCategory },
                ...page.categories.map(({ id, name }) => ({ value: id, label: name })),
              ]}
            />
            <TextField
              id="rule-sku"
              name="sku"
              label={words.sku}
              hint={words.skuHint}
              maxLength={200}
              autoComplete="off"
            />
            <Select
              id="rule-rule"
              name="rule"
              label={words.rule}
              defaultValue="hidden"
              options={[
                { value: 'hidden', label: words.hideGoods },
                { value: 'only', label: words.keepGoods },
              ]}
            />
          </div>
          <div className={sheet.buttons}>
            <Button type="submit" name="action" value="add-rule" kind="secondary">
              {words.addRule}
            </Button>
          </div>
        </fieldset>
      </form>
    </section>
  );
}
