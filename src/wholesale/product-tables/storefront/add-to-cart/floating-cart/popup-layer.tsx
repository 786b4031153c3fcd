import { lazy, Suspense, useEffect, useState, useSyncExternalStore } from 'react';
import { AlertDialog } from '#kit/ui/dialogs/alert-dialog.tsx';
import { Dialog } from '#kit/ui/dialogs/dialog.tsx';
import type { Popup, Popups } from '../browser/popups.ts';
import { useTableWords } from '../use-table-words.ts';
import styles from './popup-layer.module.css';
import type { QuickViewProps } from './quick-view.tsx';

const QuickView = lazy(async () => ({ default: (await import('./quick-view.tsx')).QuickView }));

type Add = QuickViewProps['onAdd'];

/** What lies over the page of a table: messages to acknowledge, whole pictures, products in short (TAB-64, TAB-89, TAB-90). */
export function PopupLayer({ popups, onAdd }: { popups: Popups; onAdd: Add }) {
  const popup = useSyncExternalStore(popups.subscribe, popups.snapshot, popups.snapshot);
  const words = useTableWords();
  // A closing dialog shows its content until the next one opens.
  const [last, setLast] = useState<Popup | null>(null);
  useEffect(() => {
    if (popup && popup.kind !== 'alert') setLast(popup);
  }, [popup]);
  const shown = popup && popup.kind !== 'alert' ? popup : last;
  return (
    <>
      <AlertDialog
        message={popup?.kind === 'alert' ? popup.text : null}
        acknowledge={words.acknowledge}
        onClose={() => popups.snapshot()?.kind === 'alert' && popups.close()}
      />
      <Dialog
        open={popup !== null && popup.kind !== 'alert'}
        onClose={() => popups.snapshot() && popups.close()}
        title={shown && 'title' in shown ? shown.title : ''}
        closeLabel={words.close}
      >
        {shown?.kind === 'picture' ? (
          <img className={styles.picture} src={shown.source} alt={shown.title} />
        ) : null}
        {popup?.kind === 'quick-view' ? (
          <Suspense fallback={<p>{words.quickViewLoading}</p>}>
            <QuickView key={popup.productId} productId={popup.productId} path={popup.path} onAdd={onAdd} />
          </Suspense>
        ) : null}
      </Dialog>
    </>
  );
}
