const shortestWord = 4;

// The profile fields whose words make a password weak, without the prefixes that the forms put before them (PWD-07).
const profileFields: ReadonlySet<string> = new Set([
  'user_login',
  'username',
  'first_name',
  'last_name',
  'nickname',
  'display_name',
  'email',
  'url',
  'description',
  'weblog_title',
  'admin_email',
]);

const prefix = /^(?:billing|shipping|account|reg)_/;

/** Whether a form field belongs to the profile: `account_first_name` and `billing_email` do (PWD-07). */
export function isProfileField(name: string): boolean {
  return profileFields.has(name.replace(prefix, ''));
}

/** The distinct words of some texts that make a password weak: those of four characters and more, in lower case (PWD-06 to PWD-08). */
export function penalisedWords(texts: readonly string[]): readonly string[] {
  const words = texts.flatMap((text) =>
    text
      .normalize('NFKC')
      .toLowerCase()
      .split(/[^\p{L}\p{N}]+/u),
  );
  return [...new Set(words)].filter((word) => [...word].length >= shortestWord);
}
