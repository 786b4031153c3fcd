import type { KeyboardEvent } from 'react';
import sheet from '#foundation/records/back-office/staff-form.module.css';
import { handleId, useMoves } from '#foundation/records/back-office/use-moves.ts';
import { useRowDrag } from '#foundation/records/back-office/use-row-drag.ts';
import { buttonClass, iconButtonClass } from '#kit/ui/controls/button-class.ts';
import { Icon } from '#kit/ui/display/icon.tsx';
import { Notice } from '#kit/ui/display/notice.tsx';
import { useBackOfficeWords } from '#kit/words/back-office/use-back-office-words.ts';
import type { StaffLocation } from '../../rules/locations/location.ts';
import { locationPath, type PostedLocationMove } from '../../rules/locations/location-form.ts';
import type { ServingRule } from '../../rules/stock-settings.ts';
import styles from './locations-page.module.css';

export type LocationsPageProps = {
  readonly locations: readonly StaffLocation[];
  readonly rule: ServingRule;
  /** the asking person may open the settings */
  readonly mayChangeRule: boolean;
  readonly nonce: string;
};

const hintId = 'move-location-hint';

/** The locations that stock lies at, in the order in which they serve, and those that are closed. */
export function LocationsPage({ locations, rule, mayChangeRule, nonce }: LocationsPageProps) {
  const { staffLocations: words, staffStock } = useBackOfficeWords();
  const open = locations.filter(({ isOpen }) => isOpen);
  const closed = locations.filter(({ isOpen }) => !isOpen);
  return (
    <>
      <a className={sheet.back} href="/staff/stock/">
        {staffStock.back}
      </a>
      <div className={sheet.head}>
        <div className={sheet.heading}>
          <h1>{words.title}</h1>
          <a className={buttonClass()} href={locationPath('new')}>
            {words.add}
          </a>
        </div>
        <p>{words.intro}</p>
      </div>
      {open.length === 1 ? <p>{words.onlyOne}</p> : null}
      <OpenLocations locations={open} nonce={nonce} />
      {open.length === 1 ? null : (
        <p>
          {words.ruleIs(words.rules[rule])}{' '}
          {mayChangeRule ? (
            <a className={styles.link} href="/staff/settings/#setting-stock_serving">
              {words.ruleLink}
            </a>
          ) : null}
        </p>
      )}
      {closed.length === 0 ? null : (
        <section className={styles.section} aria-labelledby="closed-locations">
          <h2 id="closed-locations">{words.closedTitle}</h2>
          <ul className={styles.list}>
            {closed.map(({ id, name, kind }) => (
              <li key={id} className={styles.closed}>
                <a href={locationPath(id)}>{name}</a>
                <span className={styles.note}>{words.kinds[kind]}</span>
              </li>
            ))}
          </ul>
        </section>
      )}
    </>
  );
}

type OpenProps = { readonly locations: readonly StaffLocation[]; readonly nonce: string };

/** The open locations, moved by drag or arrows. */
function OpenLocations({ locations, nonce }: OpenProps) {
  const { staffLocations: words } = useBackOfficeWords();
  const { move, answer } = useMoves<PostedLocationMove>({ path: '/staff/stock/locations/', nonce });
  const drag = useRowDrag((id, target) => move({ id, move: target }));
  function onKeyDown(event: KeyboardEvent, { id }: StaffLocation): void {
    const kind = event.key === 'ArrowUp' ? 'up' : event.key === 'ArrowDown' ? 'down' : null;
    if (!kind || event.altKey || event.ctrlKey || event.metaKey) return;
    event.preventDefault();
    move({ id, move: { kind } });
  }
  const isMovable = locations.length > 1;
  return (
    <section className={styles.section} aria-labelledby="order-of-service">
      <h2 id="order-of-service" className={isMovable ? undefined : 'visually-hidden'}>
        {words.orderTitle}
      </h2>
      {isMovable ? (
        <p id={hintId} className={sheet.hint}>
          {words.moveHint}
        </p>
      ) : null}
      <p className={styles.said} role="status">
        {answer?.ok ? words.moved(answer.name, answer.position, answer.count) : ''}
      </p>
      {answer && !answer.ok ? <Notice kind="warning">{words.notMoved[answer.problem]}</Notice> : null}
      <ol className={styles.list}>
        {locations.map((location) => (
          <li key={location.id}>
            <div
              className={styles.row}
              data-row={location.id}
              data-drop={drag.target?.target === location.id ? drag.target.kind : undefined}
              data-dragged={drag.dragged === location.id || undefined}
            >
              {isMovable ? (
                <button
                  type="button"
                  id={handleId(location.id)}
                  className={`${iconButtonClass} ${styles.handle}`}
                  aria-label={words.moveNamed(location.name)}
                  aria-describedby={hintId}
                  onKeyDown={(event) => onKeyDown(event, location)}
                  {...drag.handlers(location.id)}
                >
                  <Icon name="menu" />
                </button>
              ) : (
                <span />
              )}
              <LocationLine location={location} />
            </div>
          </li>
        ))}
      </ol>
    </section>
  );
}

function LocationLine({ location }: { readonly location: StaffLocation }) {
  const { staffLocations: words } = useBackOfficeWords();
  const { id, name, kind, address, isDefault, articles, pieces } = location;
  const facts = [
    words.kinds[kind] === name ? '' : words.kinds[kind],
    isDefault ? words.principal : '',
    address.replaceAll('\n', ', '),
  ];
  return (
    <>
      <span className={styles.name}>
        <a href={locationPath(id)}>{name}</a>
        <small>{facts.filter((fact) => fact !== '').join(' · ')}</small>
      </span>
      <a
        className={styles.note}
        href={`/staff/stock/?at=${id}`}
        aria-label={`${words.holds(articles, pieces)} · ${words.toStock}: ${name}`}
      >
        {words.holds(articles, pieces)}
      </a>
    </>
  );
}
