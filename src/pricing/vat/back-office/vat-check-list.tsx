import { RecordTable } from '#kit/records/back-office/record-table.tsx';
import sheet from '#kit/records/back-office/staff-form.module.css';
import { Badge } from '#kit/ui/display/badge.tsx';
import { formatDateTime } from '#kit/ui/display/format-date-time.ts';
import { Notice } from '#kit/ui/display/notice.tsx';
import { Pagination } from '#kit/ui/navigation/pagination.tsx';
import { useBackOfficeWords } from '#kit/words/back-office/use-back-office-words.ts';
import {
  type StaffVatCheck,
  type StaffVatFlash,
  type StaffVatList,
  staffVatPath,
} from '../rules/staff-vat.ts';
import { VatCheckFilter } from './vat-check-filter.tsx';
import styles from './vat-check-list.module.css';

export type VatCheckListProps = {
  readonly list: StaffVatList;
  readonly flash: StaffVatFlash | null;
  /** of `staffVatAction` */
  readonly nonce: string;
};

const tones = { valid: 'green', invalid: 'sale', unknown: 'amber' } as const;

/** Every VAT number that the shop has checked, newest first; any of them can be asked about once more. */
export function VatCheckList({ list, flash, nonce }: VatCheckListProps) {
  const { backOffice, staffVat: words, locale } = useBackOfficeWords();
  const { checks, total, page, pages, query } = list;
  const isFiltered = query.answer !== null || query.number !== '';
  return (
    <>
      <div className={sheet.head}>
        <h1>{words.title}</h1>
        <p>{words.hint}</p>
        <p>{list.hasRegister ? words.withRegister : words.withoutRegister}</p>
        {total > 0 ? <p>{words.count(total)}</p> : null}
      </div>
      <Flash flash={flash} />
      <VatCheckFilter query={query} />
      <form method="post" action={staffVatPath(query)}>
        <input type="hidden" name="_wpnonce" value={nonce} readOnly />
        <RecordTable
          rows={checks}
          keyOf={(check) => check.id}
          empty={isFiltered ? words.nothingFound : words.empty}
          columns={[
            { name: words.number, cell: (check) => <Whose check={check} /> },
            {
              name: words.answer,
              cell: (check) => (
                <span className={styles.stack}>
                  <Badge tone={tones[check.answer]}>{words.answers[check.answer]}</Badge>
                  <small>
                    {check.answer === 'unknown'
                      ? words.attempts(check.attempts, check.fault ?? '')
                      : words.sources[check.source]}
                  </small>
                </span>
              ),
            },
            {
              name: words.consultation,
              cell: (check) => (
                <span className={styles.code}>{check.consultationNumber ?? words.noConsultation}</span>
              ),
            },
            { name: words.who, cell: (check) => <Who check={check} /> },
            {
              name: words.orders,
              cell: (check) =>
                check.orders.length === 0 ? (
                  words.noOrders
                ) : (
                  <span className={styles.stack}>
                    {check.orders.map(({ id, number }) => (
                      <a key={id} href={`/staff/orders/${id}/`}>
                        {words.order(number)}
                      </a>
                    ))}
                  </span>
                ),
            },
            { name: words.date, kind: 'date', cell: (check) => formatDateTime(check.answeredAt, locale) },
            {
              name: words.retry,
              cell: (check) => (
                <button
                  type="submit"
                  name="check"
                  value={check.id}
                  className={styles.again}
                  aria-label={words.retryFor(check.number)}
                >
                  {words.retry}
                </button>
              ),
            },
          ]}
        />
      </form>
      <Pagination
        page={page}
        pages={pages}
        addressOf={(to) => staffVatPath({ ...query, page: to })}
        words={backOffice.orders}
      />
    </>
  );
}

function Flash({ flash }: { flash: StaffVatFlash | null }) {
  const { flash: words } = useBackOfficeWords().staffVat;
  if (!flash) return null;
  if (!('number' in flash)) return <Notice kind="error">{words[flash.what]}</Notice>;
  const kind = flash.what === 'valid' ? 'success' : 'warning';
  return <Notice kind={kind}>{words[flash.what](flash.number)}</Notice>;
}

function Whose({ check }: { check: StaffVatCheck }) {
  return (
    <span className={styles.stack}>
      <span className={styles.code}>{check.number}</span>
      {check.registeredName ? <small>{check.registeredName}</small> : null}
      {check.registeredAddress ? <small>{check.registeredAddress}</small> : null}
    </span>
  );
}

function Who({ check }: { check: StaffVatCheck }) {
  const { staffVat: words } = useBackOfficeWords();
  return (
    <span className={styles.stack}>
      <span>{check.customer?.name ?? words.guest}</span>
      {check.staffName ? <small>{words.staff(check.staffName)}</small> : null}
    </span>
  );
}
