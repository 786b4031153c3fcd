/** A posted form, files included; a body that is none has no fields. */
export async function postedFields(request: Request): Promise<FormData> {
  return request.formData().catch(() => new FormData());
}
