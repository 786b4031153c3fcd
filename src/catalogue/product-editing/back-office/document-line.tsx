import { documentPath } from '#catalogue/media/rules/document.ts';
import { documentKinds, documentLanguages } from '#catalogue/product-page/rules/product-document.ts';
import { Button } from '#kit/ui/controls/button.tsx';
import { useBackOfficeWords } from '#kit/words/back-office/use-back-office-words.ts';
import { LONGEST_TITLE } from '../rules/product-limits.ts';
import type { LinkedDocument } from '../rules/product-schema.ts';
import type { KnownDocument } from '../server/read-documents.ts';
import styles from './product-editor.module.css';

type DocumentLineProps = {
  readonly document: LinkedDocument;
  /** null where it is no longer in the library */
  readonly file: KnownDocument | null;
  readonly isFirst: boolean;
  readonly onChange: (part: Partial<LinkedDocument>) => void;
  readonly onUp: () => void;
  readonly onRemove: () => void;
};

/** A document of a product: its file, and what shoppers read of it. */
export function DocumentLine({ document, file, isFirst, onChange, onUp, onRemove }: DocumentLineProps) {
  const { productEditor } = useBackOfficeWords();
  const { documents: words } = productEditor;
  const name = file?.fileName ?? `#${document.mediaId}`;
  return (
    <li>
      {file?.key ? (
        <a href={documentPath(file.key)} download>
          {name}
        </a>
      ) : (
        <span>{name}</span>
      )}
      <select
        aria-label={words.kindOf(name)}
        value={document.kind}
        onChange={({ currentTarget: { value } }) =>
          onChange({ kind: documentKinds.find((one) => one === value) ?? 'other' })
        }
      >
        {documentKinds.map((kind) => (
          <option key={kind} value={kind}>
            {words.kinds[kind]}
          </option>
        ))}
      </select>
      <select
        aria-label={words.languageOf(name)}
        value={document.language}
        onChange={({ currentTarget: { value } }) =>
          onChange({ language: documentLanguages.find((one) => one === value) ?? 'many' })
        }
      >
        {documentLanguages.map((language) => (
          <option key={language} value={language}>
            {words.languages[language]}
          </option>
        ))}
      </select>
      <input
        aria-label={words.titleOf(name)}
        placeholder={words.title}
        value={document.title}
        maxLength={LONGEST_TITLE}
        onChange={(event) => onChange({ title: event.currentTarget.value })}
      />
      <span className={styles.lineButtons}>
        {isFirst ? null : (
          <Button kind="quiet" aria-label={words.up(name)} onClick={onUp}>
            ↑
          </Button>
        )}
        <Button kind="quiet" aria-label={productEditor.take(name)} onClick={onRemove}>
          ×
        </Button>
      </span>
    </li>
  );
}
