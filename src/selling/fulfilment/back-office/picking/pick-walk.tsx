import { RecordTable } from '#foundation/records/back-office/record-table.tsx';
import { Button } from '#kit/ui/controls/button.tsx';
import { Badge, type BadgeTone } from '#kit/ui/display/badge.tsx';
import { useBackOfficeWords } from '#kit/words/back-office/use-back-office-words.ts';
import type { PickStop } from '../../rules/picking/pick-list.ts';
import styles from './picking.module.css';

export type PickWalkProps = {
  readonly stops: readonly PickStop[];
  /** whether the walk leads to several locations */
  readonly isSplit: boolean;
  readonly mayOpenStock: boolean;
  /** where the forms are posted to; null of a list that is closed */
  readonly form: { readonly path: string; readonly nonce: string } | null;
  /** what was refused, and at which stop */
  readonly refused: { readonly stop: number; readonly sentence: string } | null;
};

type Words = ReturnType<typeof useBackOfficeWords>['staffPicking'];

function stateOf(stop: PickStop, words: Words): readonly { tone: BadgeTone; label: string }[] {
  const { open, missing, wanted, picked, toPutBack } = stop;
  return [
    ...(open > 0 ? [{ tone: 'amber', label: words.open(open) } as const] : []),
    ...(missing > 0 ? [{ tone: 'sale', label: words.missingOf(missing) } as const] : []),
    ...(wanted === 0 ? [{ tone: 'plain', label: words.notNeeded } as const] : []),
    ...(toPutBack > 0 ? [{ tone: 'amber', label: words.putBack(toPutBack) } as const] : []),
    ...(wanted > 0 && picked >= wanted ? [{ tone: 'green', label: words.taken } as const] : []),
  ];
}

/** The stops of a pick list in the order of the walk, each with what is fetched there for which orders. */
export function PickWalk({ stops, isSplit, mayOpenStock, form, refused }: PickWalkProps) {
  const { staffPicking: words } = useBackOfficeWords();
  const action = form
    ? [
        {
          name: words.mark,
          isLong: true,
          text: (stop: PickStop) => (
            <StopForm stop={stop} form={form} problem={refused?.stop === stop.id ? refused.sentence : ''} />
          ),
        },
      ]
    : [];
  return (
    <RecordTable
      rows={stops}
      keyOf={({ id }) => id}
      empty={words.nothing}
      columns={[
        {
          name: words.bin,
          text: ({ id, bin, location }) => (
            <span className={styles.bin} id={`stop-${id}`}>
              {bin || words.noBin}
              {isSplit ? <small>{location}</small> : null}
            </span>
          ),
        },
        {
          name: words.article,
          isLong: true,
          text: ({ itemId, name, sku, choices }) => (
            <span className={styles.article}>
              {mayOpenStock && itemId !== null ? <a href={`/staff/stock/${itemId}/`}>{name}</a> : name}
              <small>{[sku, choices].filter((part) => part !== '').join(' · ')}</small>
            </span>
          ),
        },
        {
          name: words.orders,
          text: ({ lines }) => (
            <span className={styles.orders}>
              {lines.map(({ id, order, wanted }) => (
                <a key={id} href={`/staff/orders/${order.id}/`}>
                  {words.ordersOf(order.number, wanted)}
                </a>
              ))}
            </span>
          ),
        },
        { name: words.pieces, number: ({ wanted }) => <b className={styles.pieces}>{wanted}</b> },
        {
          name: words.state,
          text: (stop) => (
            <span className={styles.states}>
              {stateOf(stop, words).map(({ tone, label }) => (
                <Badge key={label} tone={tone}>
                  {label}
                </Badge>
              ))}
            </span>
          ),
        },
        ...action,
      ]}
    />
  );
}

type StopFormProps = {
  readonly stop: PickStop;
  readonly form: { readonly path: string; readonly nonce: string };
  readonly problem: string;
};

function StopForm({ stop, form, problem }: StopFormProps) {
  const { staffPicking: words } = useBackOfficeWords();
  const { id, name, sku, open, picked, missing } = stop;
  const article = sku || name;
  return (
    <form className={styles.stop} method="post" action={form.path} noValidate>
      <input type="hidden" name="_wpnonce" value={form.nonce} readOnly />
      <input type="hidden" name="stop" value={id} readOnly />
      {open > 0 ? (
        <>
          <input
            className={styles.figure}
            name="pieces"
            inputMode="numeric"
            autoComplete="off"
            maxLength={7}
            aria-label={words.piecesOf(article)}
            aria-invalid={problem !== '' || undefined}
            aria-describedby={problem === '' ? undefined : `stop-${id}-problem`}
            defaultValue={open}
            key={open}
          />
          <Button
            type="submit"
            name="action"
            value="take"
            kind="secondary"
            aria-label={words.takeOf(article)}
          >
            {words.take}
          </Button>
          <Button type="submit" name="action" value="missing" kind="quiet" aria-label={words.lackOf(article)}>
            {words.lack}
          </Button>
        </>
      ) : null}
      {picked + missing > 0 ? (
        <Button type="submit" name="action" value="reset" kind="quiet" aria-label={words.resetOf(article)}>
          {words.reset}
        </Button>
      ) : null}
      {problem === '' ? null : (
        <p className={styles.problem} id={`stop-${id}-problem`} role="alert">
          {problem}
        </p>
      )}
    </form>
  );
}
