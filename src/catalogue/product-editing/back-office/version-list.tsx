import { Button } from '#kit/ui/controls/button.tsx';
import { formatDateTime } from '#kit/ui/display/format-date-time.ts';
import { useBackOfficeWords } from '#kit/words/back-office/use-back-office-words.ts';
import type { ProductField } from '../rules/product-schema.ts';
import type { ProductVersion } from '../server/read-versions.ts';
import { useFieldNames } from './product-fields.tsx';
import { Section } from './section.tsx';
import { type KnownNames, valueInWords } from './value-in-words.ts';
import styles from './version-list.module.css';

export type VersionListProps = KnownNames & {
  readonly versions: readonly ProductVersion[];
  readonly path: string;
  readonly nonce: string;
};

/** Who saved what when; each version but the last can be brought back. */
export function VersionList({ versions, path, nonce, ...known }: VersionListProps) {
  const words = useBackOfficeWords();
  const { productEditor, locale } = words;
  const names = useFieldNames();
  if (versions.length === 0) return null;
  return (
    <Section id="versions" title={productEditor.sections.versions}>
      <ol className={styles.versions}>
        {versions.map((version, at) => {
          const changes = Object.entries(version.changes) as [ProductField, { from: unknown; to: unknown }][];
          return (
            <li key={version.id}>
              <details>
                <summary>
                  {productEditor.version(
                    version.person,
                    formatDateTime(version.at, locale),
                    version.isRestored,
                  )}
                  {' · '}
                  {changes.map(([field]) => names[field]).join(', ')}
                </summary>
                <dl>
                  {changes.map(([field, { from, to }]) => (
                    <div key={field}>
                      <dt>{names[field]}</dt>
                      <dd>
                        <del>{valueInWords(field, from, words, known)}</del>
                        {' → '}
                        <ins>{valueInWords(field, to, words, known)}</ins>
                      </dd>
                    </div>
                  ))}
                </dl>
              </details>
              {at === 0 ? null : (
                <form method="post" action={path}>
                  <input type="hidden" name="_wpnonce" value={nonce} readOnly />
                  <input type="hidden" name="version" value={version.id} readOnly />
                  <Button type="submit" kind="secondary" name="action" value="version">
                    {productEditor.restoreVersion}
                  </Button>
                </form>
              )}
            </li>
          );
        })}
      </ol>
    </Section>
  );
}
