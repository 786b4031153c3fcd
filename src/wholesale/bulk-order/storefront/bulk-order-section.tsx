import { lazy, Suspense, useEffect, useState } from 'react';
import type { BulkForm } from '../rules/bulk-form.ts';
import { formMark } from './browser/forms-on-page.ts';
import styles from './bulk-order.module.css';
import { PlainForm } from './plain-form.tsx';

const ClassicForm = lazy(async () => ({ default: (await import('./classic/classic-form.tsx')).ClassicForm }));
const TableForm = lazy(async () => ({ default: (await import('./table/table-form.tsx')).TableForm }));

export type BulkOrderSectionProps = {
  readonly form: BulkForm;
  /** of a page with a menu beside it there is less */
  readonly width?: 'wide' | 'narrow';
};

/**
 * A bulk order form in its place on a page (BULK-01). The server draws a form of codes and quantities, which works by itself; where scripts
 * run, the layout takes its place as soon as it is there.
 */
export function BulkOrderSection({ form, width = 'wide' }: BulkOrderSectionProps) {
  const [hasScripts, setHasScripts] = useState(false);
  useEffect(() => setHasScripts(true), []);
  const Layout = form.options.layout === 'classic' ? ClassicForm : TableForm;
  const plain = <PlainForm form={form} />;
  return (
    <section className={styles.place} data-room={width} {...{ [formMark]: form.options.layout }}>
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
