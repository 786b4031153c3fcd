import { toCents } from '#foundation/money/rules/cents.ts';
import { formatEuro } from '#foundation/money/rules/format-euro.ts';
import { staffRoleName } from '#foundation/visitor/rules/staff-rights.ts';
import { type BackOfficeWords, useBackOfficeWords } from '#kit/words/back-office/use-back-office-words.ts';
import type { AuditEntry, AuditFact } from '../rules/audit-entry.ts';
import { auditSubjectPath } from '../rules/audit-subject-path.ts';
import { changedPrice } from '../rules/changed-price.ts';
import { fieldInWords } from './audit-fields.ts';
import styles from './audit-page.module.css';
import { factInWords } from './audit-values.ts';

/** Who did what, as a sentence; of a single field also from what to what. */
export function AuditSentence({ entry }: { readonly entry: AuditEntry }) {
  const words = useBackOfficeWords();
  const { auditWords, backOffice } = words;
  const { subject, person, role } = entry;
  const [whom, ofWhom] = auditWords.subjects[subject.kind] ?? auditWords.other;
  const change = onlyChange(entry, words);
  return (
    <p className={styles.sentence} dir="auto">
      <strong>{person || auditWords.nobody}</strong>
      {role ? <small> ({staffRoleName(backOffice.roles, { code: role, name: '' })})</small> : null}{' '}
      {change
        ? `${auditWords.changed} ${change.field} ${ofWhom}`
        : (auditWords.phrases[subject.kind]?.[entry.action] ??
          `${auditWords.verbs[entry.action]} ${whom}`)}{' '}
      <SubjectName subject={subject} />
      <Difference change={change} />
    </p>
  );
}

function Difference({ change }: { readonly change: OnlyChange | null }) {
  const { auditWords } = useBackOfficeWords();
  if (!change) return null;
  if (!('added' in change)) {
    return (
      <>
        {' '}
        {auditWords.from} <del>{change.from}</del> {auditWords.to} <ins>{change.to}</ins>
      </>
    );
  }
  const { added, removed } = change;
  return (
    <>
      {', '}
      {added === '' ? null : (
        <>
          {auditWords.added} <ins>{added}</ins>
        </>
      )}
      {added !== '' && removed !== '' ? ` ${auditWords.and} ` : null}
      {removed === '' ? null : (
        <>
          {auditWords.removed} <del>{removed}</del>
        </>
      )}
    </>
  );
}

/** The change of one field: from what to what, or what was added to its list and taken out. */
type OnlyChange = { readonly field: string } & (
  | { readonly from: string; readonly to: string }
  | { readonly added: string; readonly removed: string }
);

function SubjectName({ subject }: Pick<AuditEntry, 'subject'>) {
  const { staffSettings } = useBackOfficeWords();
  const settings: Readonly<Record<string, { readonly label: string }>> = staffSettings.settings;
  const { kind, name, id } = subject;
  const shown = (kind === 'setting' ? settings[id]?.label : undefined) ?? (name === '' ? id : name);
  const path = auditSubjectPath(subject);
  return path === null ? <b>“{shown}”</b> : <a href={path}>{shown}</a>;
}

/** The one field that a change changed, in words; null where it changed more, or nothing that was there before. */
export function onlyChange(
  { action, subject, before, after }: AuditEntry,
  words: BackOfficeWords,
): OnlyChange | null {
  if (action !== 'changed' || !before || !after) return null;
  const names = [...new Set([...Object.keys(before), ...Object.keys(after)])];
  const [name] = names;
  if (names.length !== 1 || name === undefined) return null;
  const [from, to] = [before[name], after[name]];
  const inWords = (fact: typeof from) => factInWords(name, fact, subject, words);
  const field = fieldInWords(name, subject.kind, words) ?? `“${name}”`;
  if (isPlainList(from) && isPlainList(to)) {
    const added = to.filter((one) => !from.includes(one));
    const removed = from.filter((one) => !to.includes(one));
    if (added.length + removed.length === 0) return null;
    const named = (facts: typeof to) => facts.map(inWords).join(', ');
    return { field, added: named(added), removed: named(removed) };
  }
  if (typeof from === 'object' && from !== null) return null;
  if (typeof to === 'object' && to !== null) return null;
  const price =
    name === 'prices' && typeof from === 'string' && typeof to === 'string' ? changedPrice(from, to) : null;
  if (price) {
    const [was, is] = price.map((cents) => formatEuro(toCents(cents), words.locale));
    return { field: words.auditWords.fields.price ?? name, from: was ?? '', to: is ?? '' };
  }
  return { field, from: inWords(from), to: inWords(to) };
}

const isPlainList = (fact: AuditFact | undefined): fact is readonly (string | number)[] =>
  Array.isArray(fact) && fact.every((one: AuditFact) => typeof one === 'string' || typeof one === 'number');
