import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { fetchPdf } from './offer-buttons.tsx';

const clicked: string[] = [];
const pdf = () => new Response('%PDF-1.7', { headers: { 'content-type': 'application/pdf' } });

beforeEach(() => {
  vi.useFakeTimers();
  clicked.length = 0;
  const link = { href: '', download: '', click: () => clicked.push(link.download) };
  vi.stubGlobal('window', { document: { createElement: () => link }, setTimeout });
  vi.stubGlobal('URL', { createObjectURL: () => 'blob:1', revokeObjectURL: () => undefined });
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

/** How long the button is busy with an answer that comes after so many milliseconds, and what comes of it. */
async function busyFor(answer: () => Response, after: number) {
  vi.stubGlobal('fetch', async () => {
    await new Promise((resolve) => setTimeout(resolve, after));
    return answer();
  });
  const began = Date.now();
  let done: { readonly came: boolean; readonly ms: number } | null = null;
  void fetchPdf('/offer.pdf', 'offer.pdf').then((came) => {
    done = { came, ms: Date.now() - began };
  });
  await vi.advanceTimersByTimeAsync(5000);
  return done;
}

describe('the button of the PDF', () => {
  it('[OFF-09] is enabled after 600 ms at the earliest', async () => {
    expect(await busyFor(pdf, 3)).toEqual({ came: true, ms: 600 });
    expect(await busyFor(pdf, 599)).toEqual({ came: true, ms: 600 });
    expect(await busyFor(pdf, 1500)).toEqual({ came: true, ms: 1500 });
  });

  it('[OFF-06] saves the document under the name of the offer', async () => {
    await busyFor(pdf, 3);
    expect(clicked).toEqual(['offer.pdf']);
  });

  it('saves nothing where no document came', async () => {
    expect(await busyFor(() => new Response('', { status: 500 }), 3)).toMatchObject({ came: false });
    expect(await busyFor(() => new Response('<p>Accedi</p>'), 3)).toMatchObject({ came: false });
    expect(clicked).toEqual([]);
  });
});
