import { lazy, Suspense, useEffect, useState } from 'react';
import { Button } from '#kit/ui/controls/button.tsx';
import { TextField } from '#kit/ui/controls/text-field.tsx';
import type { BulkForm } from '../rules/bulk-form.ts';
import { plainFields, plainFormPath, plainRows } from '../rules/plain-form.ts';
import { formMark } from './browser/forms-on-page.ts';
import styles from './bulk-order.module.css';
import { PasteForm } from './pasted-lines/paste-form.tsx';
import { useBulkWords } from './use-bulk-words.ts';

const ClassicForm = lazy(async () => ({ default: (await import('./classic/classic-form.tsx')).ClassicForm }));
const TableForm = lazy(async () => ({ default: (await import('./table/table-form.tsx')).TableForm }));

type BulkOrderSectionProps = {
  readonly form: BulkForm;
  /** of a page with a menu beside it there is less */
  readonly width?: 'wide' | 'narrow';
  /** begins the ids of its fields, where a page has more than one form */
  readonly scope?: string;
};

/**
 * A bulk order form on a page (BULK-01). The server renders a form of codes and quantities, which works without scripts; where they
 * run, the layout replaces it as soon as it is loaded.
 */
export function BulkOrderSection({ form, width = 'wide', scope = 'bulk' }: BulkOrderSectionProps) {
  const [hasScripts, setHasScripts] = useState(false);
  useEffect(() => setHasScripts(true), []);
  const Layout = form.options.layout === 'classic' ? ClassicForm : TableForm;
  const words = useBulkWords();
  const plain = <PlainForm form={form} scope={scope} />;
  return (
    <section className={styles.place} data-room={width} {...{ [formMark]: form.options.layout }}>
      <details className={styles.pasteLines}>
        <summary>{words.paste.title}</summary>
        <PasteForm nonce={form.context.nonce} />
      </details>
      {hasScripts ? (
        <Suspense fallback={plain}>
          <Layout form={form} />
        </Suspense>
      ) : (
        plain
      )}
    </section>
  );
}

/** The form without scripts: codes and quantities, put into the cart at once (design 1.5). */
function PlainForm({ form, scope }: { readonly form: BulkForm; readonly scope: string }) {
  const words = useBulkWords();
  return (
    <form method="post" action={plainFormPath} className={styles.plain}>
      {/* Enter does not send half a form: its first button is disabled. */}
      <button type="submit" disabled hidden />
      <input type="hidden" name={plainFields.nonce} value={form.context.nonce} readOnly />
      <input type="hidden" name={plainFields.back} value={form.path} readOnly />
      <p className={styles.intro}>{words.plain.intro}</p>
      <ol className={styles.plainRows}>
        {Array.from({ length: plainRows }, (_, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the rows never move
          <li key={index}>
            <TextField
              id={`${scope}-code-${index}`}
              name={plainFields.code}
              label={words.plain.codeRow(index + 1)}
              maxLength={60}
              autoComplete="off"
              spellCheck={false}
            />
            <TextField
              id={`${scope}-quantity-${index}`}
              name={plainFields.quantity}
              label={words.quantityRow(index + 1)}
              type="number"
              inputMode="numeric"
              min={0}
              max={9999}
              autoComplete="off"
            />
          </li>
        ))}
      </ol>
      <Button type="submit">{words.addForm}</Button>
    </form>
  );
}
