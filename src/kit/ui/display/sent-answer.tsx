export type SentAnswerProps = {
  /** the text, or the name of the file */
  readonly value: string;
  /** where the file lies that was sent instead of a text */
  readonly file: string | null;
  /** names the link to a file */
  readonly download: (name: string) => string;
};

/** What somebody answered to a question: a text, or a file to be fetched. */
export function SentAnswer({ value, file, download }: SentAnswerProps) {
  if (file === null) return value;
  return (
    <a href={file} download aria-label={download(value)}>
      {value}
    </a>
  );
}
