export type WholesaleAnswer = { readonly status: number; readonly text: string };

/** Calls a wholesale name of the generic ajax endpoint; where no answer came the status is 0. */
export async function callWholesale(
  action: string,
  fields: Readonly<Record<string, string>>,
): Promise<WholesaleAnswer> {
  try {
    const response = await fetch('/wp-admin/admin-ajax.php', {
      method: 'POST',
      body: new URLSearchParams({ action, ...fields }),
    });
    return { status: response.status, text: await response.text() };
  } catch {
    return { status: 0, text: '' };
  }
}
