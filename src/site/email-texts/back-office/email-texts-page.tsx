import type { EmailSubjectKind } from '#foundation/emails/rules/email-placeholders.ts';
import { RecordList } from '#foundation/records/back-office/record-list.tsx';
import layout from '#foundation/records/back-office/staff-page.module.css';
import { StaffTabs } from '#foundation/records/back-office/staff-tabs.tsx';
import { Badge } from '#kit/ui/display/badge.tsx';
import { useBackOfficeWords } from '#kit/words/back-office/use-back-office-words.ts';
import { emailName } from '../rules/email-name.ts';
import { type EmailDefinition, type EmailTextId, emailDefinitions } from '../rules/email-texts.ts';
import { emailAbouts, emailList, emailTextPath } from '../rules/staff-emails.ts';

export type EmailTextsPageProps = {
  /** null for all */
  readonly about: EmailSubjectKind | null;
  /** the texts that staff have written */
  readonly own: readonly { readonly id: string; readonly locale: 'it' | 'en' }[];
};

/** Every email that the shop sends: when, to whom, and whether staff have written its text. */
export function EmailTextsPage({ about, own }: EmailTextsPageProps) {
  const { staffEmails: words, emailNames } = useBackOfficeWords();
  const nameOf = (definition: EmailDefinition) => emailName(emailNames, words.variants, definition);
  const rows = emailDefinitions.filter((definition) => about === null || definition.about === about);
  const isOwn = (id: EmailTextId, locale: 'it' | 'en') =>
    own.some((text) => text.id === id && text.locale === locale);
  const state = (definition: EmailDefinition, locale: 'it' | 'en') => {
    const label = isOwn(definition.id, locale) ? words.own : words.shops;
    return (
      <a
        href={emailTextPath(definition.id, locale)}
        aria-label={words.editIn(label, nameOf(definition), words.languages[locale])}
      >
        {isOwn(definition.id, locale) ? <Badge tone="green">{label}</Badge> : label}
      </a>
    );
  };
  return (
    <RecordList
      head={
        <div className={layout.head}>
          <h1>{words.title}</h1>
          <p>{words.intro}</p>
        </div>
      }
      filter={
        <StaffTabs
          label={words.filter}
          tabs={[null, ...emailAbouts].map((one) => ({
            path: emailList.path({ about: one, page: 1 }),
            name: one === null ? words.all : words.abouts[one],
            count: null,
            isShown: one === about,
          }))}
        />
      }
      rows={rows}
      keyOf={(row) => emailDefinitions.indexOf(row)}
      empty={words.empty}
      columns={[
        {
          name: words.columns.email,
          link: (definition) => ({
            path: emailTextPath(definition.id, 'it'),
            label: nameOf(definition),
            note: words.sentWhen(words.triggers[definition.id]),
          }),
        },
        { name: words.columns.audience, text: ({ audience }) => words.audiences[audience] },
        { name: words.columns.it, text: (definition) => state(definition, 'it') },
        { name: words.columns.en, text: (definition) => state(definition, 'en') },
      ]}
    />
  );
}
