const shape = /^[A-Z0-9][A-Z0-9 -]{0,11}(?:\*|\.\.\.[A-Z0-9][A-Z0-9 -]{0,11})?$/;
const bare = (postcode: string) => postcode.replace(/[^A-Z0-9]/g, '');

/** Whether a text in capitals is a postcode, a range of postcodes of one length (`90010...98199`), or a beginning of them (`07*`). */
export function isPostcodeArea(text: string): boolean {
  if (!shape.test(text)) return false;
  const [from = '', to] = text.split('...');
  return to === undefined || (bare(from).length === bare(to).length && bare(from) <= bare(to));
}
