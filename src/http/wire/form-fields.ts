import type { PostedFields } from '#foundation/addresses/rules/wire-address.ts';

/** The text fields of a posted form by name; of a name that comes twice the last one, files not at all. */
export async function formFields(request: Request): Promise<PostedFields> {
  const form = await request.formData().catch(() => new FormData());
  return Object.fromEntries(
    [...form].filter((entry): entry is [string, string] => typeof entry[1] === 'string'),
  );
}
