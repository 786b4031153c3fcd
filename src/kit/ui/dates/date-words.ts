/** The words of a date field; day and month names come with the picker's language. */
export type DateWords = {
  readonly open: string;
  readonly title: string;
  readonly close: string;
  readonly loading: string;
  readonly failed: string;
};
