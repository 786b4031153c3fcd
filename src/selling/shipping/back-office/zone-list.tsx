import { toCents } from '#foundation/money/rules/cents.ts';
import { formatEuro } from '#foundation/money/rules/format-euro.ts';
import { RecordTable } from '#foundation/records/back-office/record-table.tsx';
import sheet from '#foundation/records/back-office/staff-form.module.css';
import { buttonClass } from '#kit/ui/controls/button-class.ts';
import { Notice } from '#kit/ui/display/notice.tsx';
import { useBackOfficeWords } from '#kit/words/back-office/use-back-office-words.ts';
import { areaLine, type ZoneDraft } from '../rules/zone-form.ts';
import { TryAddress, type TryAddressProps } from './try-address.tsx';

export type ZoneListProps = {
  readonly zones: readonly (ZoneDraft & { readonly id: number })[];
  readonly removed: boolean;
} & TryAddressProps;

const shownAreas = 4;

/** The zones in the order in which they are matched, and a form to try an address. */
export function ZoneList({ zones, removed, ...trial }: ZoneListProps) {
  const { staffShipping: words, locale } = useBackOfficeWords();
  return (
    <>
      <div className={sheet.heading}>
        <h1>{words.title}</h1>
        <a className={buttonClass()} href="/staff/shipping/new/">
          {words.add}
        </a>
      </div>
      <p className={sheet.hint}>{words.intro}</p>
      {removed ? <Notice kind="success">{words.removed}</Notice> : null}
      <RecordTable
        rows={zones}
        keyOf={(zone) => zone.id}
        empty={words.everywhereElse}
        columns={[
          {
            name: words.columns.name,
            text: (zone) => <a href={`/staff/shipping/${zone.id}/`}>{zone.name}</a>,
          },
          {
            name: words.columns.areas,
            text: ({ id, areas }) =>
              id === 0
                ? words.everywhereElse
                : words.areaCount(
                    areas.slice(0, shownAreas).map(areaLine).join(', '),
                    Math.max(0, areas.length - shownAreas),
                  ),
          },
          {
            name: words.columns.methods,
            text: ({ methods }) =>
              methods.length === 0
                ? words.noMethods
                : methods
                    .map(({ kind, title, enabled }) => {
                      const name = words.method(words.kinds[kind], title);
                      return enabled ? name : `${name} (${words.off})`;
                    })
                    .join(', '),
          },
          {
            name: words.columns.surcharge,
            number: ({ surcharge }) => (surcharge === 0 ? '–' : formatEuro(toCents(surcharge), locale)),
          },
        ]}
      />
      <TryAddress {...trial} />
    </>
  );
}
