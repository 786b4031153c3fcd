/** A text of a file as the database can store it, which is without NUL. */
export const textForDatabase = (text: string): string => text.replaceAll('\0', '');
