import { PDF_BUTTON_MS } from '../rules/offer-limits.ts';

/** Fetches a document and keeps it under a name; whether it came. Takes 600 ms at least, so that the button can be read (OFF-09). */
export async function fetchPdf(path: string, name: string): Promise<boolean> {
  const [document] = await Promise.all([read(path), pause()]);
  if (!document) return false;
  const address = URL.createObjectURL(document);
  const link = window.document.createElement('a');
  link.href = address;
  link.download = name;
  link.click();
  // The browser has taken hold of it by then.
  window.setTimeout(() => URL.revokeObjectURL(address), PDF_BUTTON_MS);
  return true;
}

async function read(path: string): Promise<Blob | null> {
  try {
    const response = await fetch(path);
    const isPdf = response.headers.get('content-type')?.startsWith('application/pdf') ?? false;
    return response.ok && isPdf ? await response.blob() : null;
  } catch {
    return null;
  }
}

const pause = () => new Promise((resolve) => setTimeout(resolve, PDF_BUTTON_MS));
