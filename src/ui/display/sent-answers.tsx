/** What somebody answered under a label; `file`: where the file lies that was sent in place of a text. */
export type SentAnswer = { readonly label: string; readonly value: string; readonly file: string | null };

export type SentAnswersProps = {
  readonly answers: readonly SentAnswer[];
  /** names the link to a file */
  readonly download: (name: string) => string;
};

/** Entries of a `dl`: what was answered, files to be fetched. */
export function SentAnswers({ answers, download }: SentAnswersProps) {
  return answers.map(({ label, value, file }) => (
    <div key={label}>
      <dt>{label}</dt>
      <dd dir="auto">
        {file === null ? (
          value
        ) : (
          <a href={file} download aria-label={download(value)}>
            {value}
          </a>
        )}
      </dd>
    </div>
  ));
}
