/** Without what is easily mistaken: 0 and O, 1, I and L. Thirty-one letters, about five bits each. */
const letters = 'ABCDEFGHJKMNPQRSTUVWXYZ23456789';
const LENGTH = 12;
const GROUP = 4;

/** How many codes are made at once. */
export const BACKUP_CODES = 10;

/** A backup code of random bytes, at least twelve of them, in groups of four: `ABCD-EFGH-JKMN`. */
export function backupCodeOf(random: Uint8Array): string {
  const code = Array.from(random.subarray(0, LENGTH), (byte) => letters[byte % letters.length]).join('');
  return Array.from({ length: LENGTH / GROUP }, (_, group) =>
    code.slice(group * GROUP, (group + 1) * GROUP),
  ).join('-');
}

/** A typed backup code as it was made, whatever blanks, hyphens and small letters were typed; null for what is none. */
export function readBackupCode(typed: string): string | null {
  const code = typed.toUpperCase().replace(/[^A-Z0-9]/g, '');
  return code.length === LENGTH && [...code].every((letter) => letters.includes(letter)) ? code : null;
}

/** A typed code of an app: six digits, blanks left out; null for what is none. */
export function readAppCode(typed: string): string | null {
  const code = typed.replace(/\s/g, '');
  return /^\d{6}$/.test(code) ? code : null;
}
