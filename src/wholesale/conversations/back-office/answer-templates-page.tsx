import { RecordEditor } from '#foundation/records/back-office/record-editor.tsx';
import { RecordList } from '#foundation/records/back-office/record-list.tsx';
import sheet from '#foundation/records/back-office/staff-form.module.css';
import type { RejectedForm } from '#foundation/records/rules/posted-record.ts';
import { Notice } from '#kit/ui/display/notice.tsx';
import { useBackOfficeWords } from '#kit/words/back-office/use-back-office-words.ts';
import {
  type AnswerTemplate,
  type AnswerTemplateDraft,
  type AnswerTemplateProblems,
  answerPlaceholders,
  LONGEST_TEMPLATE_NAME,
} from '../rules/answer-template.ts';
import { MAX_MESSAGE } from '../rules/message-limits.ts';

const section = 'conversations/templates';
const listPath = `/staff/${section}/`;

/** The texts that staff begin answers with. */
export function AnswerTemplatesPage(props: {
  readonly templates: readonly AnswerTemplate[];
  readonly removed: boolean;
}) {
  const { templates: words } = useBackOfficeWords().staffConversations;
  return (
    <>
      <a className={sheet.back} href="/staff/conversations/">
        {words.backToConversations}
      </a>
      <RecordList
        title={words.title}
        notes={[words.intro]}
        add={{ path: `${listPath}new/`, words: words.add }}
        notice={props.removed ? <Notice kind="success">{words.removed}</Notice> : null}
        rows={props.templates}
        empty={words.empty}
        columns={[
          { name: words.fields.name, link: ({ id, name }) => ({ path: `${listPath}${id}/`, label: name }) },
          { name: words.fields.body, text: ({ body }) => beginningOf(body), isLong: true },
        ]}
      />
    </>
  );
}

const LONGEST_SHOWN = 120;
const beginningOf = (body: string) =>
  body.length > LONGEST_SHOWN ? `${body.slice(0, LONGEST_SHOWN)}…` : body;

export type AnswerTemplatePageProps = {
  /** null for a new one */
  readonly template: AnswerTemplate | null;
  readonly nonce: string;
  readonly saved: boolean;
  readonly rejected: RejectedForm<AnswerTemplateProblems> | null;
};

/** One text that staff begin answers with, and its end. */
export function AnswerTemplatePage({ template, nonce, saved, rejected }: AnswerTemplatePageProps) {
  const { templates: words } = useBackOfficeWords().staffConversations;
  const draft: AnswerTemplateDraft = { name: template?.name ?? '', body: template?.body ?? '' };
  return (
    <RecordEditor<AnswerTemplateDraft, AnswerTemplateProblems>
      record={{ id: template?.id ?? null, draft, nonce, saved, rejected }}
      section={section}
      name="template"
      words={{ backToList: words.back, fields: words.fields, hints: { body: words.bodyHint } }}
      title={template?.name ?? words.newTitle}
      sentenceOf={(problem) =>
        typeof problem === 'string' ? words.problems[problem] : words.problems.unknown(problem.placeholder)
      }
      fields={[
        { name: 'name', kind: 'text', maxLength: LONGEST_TEMPLATE_NAME, required: true },
        { name: 'body', kind: 'long-text', rows: 10, maxLength: MAX_MESSAGE },
        <p key="placeholders" className={sheet.hint}>
          {words.placeholders}{' '}
          {answerPlaceholders.map((placeholder, at) => (
            <span key={placeholder}>
              {at > 0 && ', '}
              <code>{`{${placeholder}}`}</code> {words.placeholderNames[placeholder]}
            </span>
          ))}
          .
        </p>,
      ]}
      removal={template ? { title: words.remove, hint: words.removeHint, words: words.remove } : null}
    />
  );
}
