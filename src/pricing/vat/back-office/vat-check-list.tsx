import { ListTabs } from '#foundation/records/back-office/list-tabs.tsx';
import { RecordList } from '#foundation/records/back-office/record-list.tsx';
import { Badge } from '#kit/ui/display/badge.tsx';
import { Notice } from '#kit/ui/display/notice.tsx';
import { useBackOfficeWords } from '#kit/words/back-office/use-back-office-words.ts';
import {
  type StaffVatCheck,
  type StaffVatFlash,
  type StaffVatList,
  vatAnswers,
  vatChecksList,
} from '../rules/staff-vat.ts';
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
  const { staffVat: words } = useBackOfficeWords();
  const { checks, total, page, pages, query } = list;
  const { answer, number } = query;
  return (
    <RecordList
      title={words.title}
      notes={[
        words.hint,
        list.hasRegister ? words.withRegister : words.withoutRegister,
        total > 0 ? words.count(total) : null,
      ]}
      notice={<Flash flash={flash} />}
      filter={
        <ListTabs
          label={words.filter}
          list={vatChecksList}
          query={query}
          tabs={[
            { name: words.filterAll, count: null, query: { answer: null } },
            ...vatAnswers.map((one) => ({ name: words.tabs[one], count: null, query: { answer: one } })),
          ]}
          search={{
            filter: 'number',
            field: { id: 'vat-search', label: words.search, defaultValue: number, maxLength: 30 },
            within: answer && { name: 'answer', value: answer },
            button: words.searchButton,
          }}
        />
      }
      form={{ action: vatChecksList.path(query), nonce }}
      rows={checks}
      empty={vatChecksList.isFiltered(query) ? words.nothingFound : words.empty}
      columns={[
        { name: words.number, text: (check) => <Whose check={check} /> },
        {
          name: words.answer,
          text: (check) => (
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
          text: (check) => (
            <span className={styles.code}>{check.consultationNumber ?? words.noConsultation}</span>
          ),
        },
        { name: words.who, text: (check) => <Who check={check} /> },
        {
          name: words.orders,
          text: (check) =>
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
        { name: words.date, date: ({ answeredAt }) => answeredAt },
        {
          name: words.retry,
          text: (check) => (
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
      pages={{ page, pages, pathOf: (to) => vatChecksList.path({ ...query, page: to }) }}
    />
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
