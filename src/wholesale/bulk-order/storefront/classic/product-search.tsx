import { Combobox } from '@base-ui/react/combobox';
import { useMemo, useState } from 'react';
import { longestSearch } from '#catalogue/search/rules/search-limits.ts';
import { formatEuro } from '#foundation/money/rules/format-euro.ts';
import { useWords } from '#kit/words/storefront/use-words.ts';
import type { BulkItem } from '../../rules/bulk-item.ts';
import type { SearchAnswer } from '../../rules/calls/search-reply.ts';
import type { BulkCalls } from '../browser/bulk-calls.ts';
import { ItemThumbnail } from '../item-thumbnail.tsx';
import { useBulkWords } from '../use-bulk-words.ts';
import { useLiveSearch } from '../use-live-search.ts';
import styles from './classic.module.css';

type ProductSearchProps = {
  readonly label: string;
  readonly item: BulkItem | null;
  /** what is offered before anything is typed (BULK-21) */
  readonly first: SearchAnswer | null;
  readonly idsInForm: readonly number[];
  readonly showsSku: boolean;
  readonly calls: BulkCalls;
  readonly onChoose: (item: BulkItem | null) => void;
};

type State = 'still' | 'searching' | 'nothing' | 'failed';

/** The live product search of a row: a combobox whose options are what the shop finds while one types (BULK-02, BULK-19, BULK-22). */
export function ProductSearch(props: ProductSearchProps) {
  const { label, item, first, idsInForm, showsSku, calls, onChoose } = props;
  const { locale } = useWords();
  const words = useBulkWords();
  const [typed, setTyped] = useState(item?.label ?? '');
  const [found, setFound] = useState<readonly BulkItem[] | null>(null);
  const [state, setState] = useState<State>('still');
  const search = useLiveSearch('classic', calls, (answer) => {
    setFound(answer.kind === 'found' ? answer.items : []);
    setState(answer.kind === 'found' ? 'still' : answer.kind);
  });
  const offered = useMemo(() => {
    const items = found ?? (first?.kind === 'found' ? first.items : []);
    return items.filter(({ id }) => id === item?.id || !idsInForm.includes(id));
  }, [found, first, item, idsInForm]);

  const type = (text: string, reason: string) => {
    setTyped(text);
    if (reason === 'item-press') return;
    if (text.trim() === '') {
      setFound(null);
      setState('still');
      return onChoose(null);
    }
    setState('searching');
    search.typed({ words: text, inForm: idsInForm });
  };
  const says = { still: null, searching: words.searching, nothing: words.noProducts, failed: words.failed }[
    state
  ];

  return (
    <Combobox.Root
      items={offered}
      filter={null}
      autoHighlight
      value={item}
      onValueChange={(chosen: BulkItem | null) => {
        onChoose(chosen);
        if (chosen) setTyped(chosen.label);
      }}
      inputValue={typed}
      onInputValueChange={(text, { reason }) => type(text, reason)}
      itemToStringLabel={(known: BulkItem) => known.label}
      isItemEqualToValue={(a: BulkItem, b: BulkItem) => a.id === b.id}
    >
      <Combobox.Input
        className={styles.search}
        aria-label={label}
        placeholder={words.search}
        maxLength={longestSearch}
        autoComplete="off"
        spellCheck={false}
        onBlur={() => item && setTyped(item.label)}
      />
      <Combobox.Portal>
        <Combobox.Positioner className={styles.positioner} sideOffset={4} align="start">
          <Combobox.Popup className={styles.popup}>
            <Combobox.Status className={says ? styles.status : undefined}>{says}</Combobox.Status>
            <Combobox.List className={styles.offers} aria-label={label}>
              {(known: BulkItem) => (
                <Combobox.Item key={known.id} value={known} className={styles.offer}>
                  <ItemThumbnail item={known} previews={false} />
                  <span className={styles.offerName}>
                    {known.label}
                    {showsSku && known.sku ? <small>{known.sku}</small> : null}
                  </span>
                  <b>{formatEuro(known.price, locale)}</b>
                </Combobox.Item>
              )}
            </Combobox.List>
          </Combobox.Popup>
        </Combobox.Positioner>
      </Combobox.Portal>
    </Combobox.Root>
  );
}
