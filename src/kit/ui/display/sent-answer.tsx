export type SentAnswerProps = {
  /** the text, or the name of the file */
  readonly value: string;
  /** where the file lies that was sent instead of a text */
  readonly file: string | null;
  /** names the link to a file */
  readonly download: (name: string) => string;
};

/** The answer to a question of a form: a text, or a file to download. */
export function SentAnswer({ value, file, download }: SentAnswerProps) {
  if (file === null) return value;
  return (
    <a href={file} download aria-label={download(value)}>
      {value}
    </a>
  );
}
