// What the router writes, and what it waits as until the page has been painted.
const preload = 'rel="modulepreload"';
const waitingPreload = 'rel="later"';
const program = (mark: string) => `<script${mark} type="module" async="">`;
const waitingProgram = (mark: string) => `<script${mark} type="later">`;

// Runs in the browser. A hidden page is never painted: there it begins at once.
const starter = `((begin)=>{document.currentScript.remove();document.hidden?begin():requestAnimationFrame(()=>setTimeout(begin))})(()=>{for(const link of document.querySelectorAll('link[rel=later]'))link.rel='modulepreload';const waiting=document.querySelector('script[type=later]'),script=document.createElement('script');script.type='module';script.textContent=waiting.textContent;waiting.replaceWith(script)})`;

const begins = (mark: string) => `<script${mark}>${starter}</script>`;

// Reused for every page; it grows with the longest one.
let buffer = Buffer.allocUnsafeSlow(256 * 1024);

/**
 * Lets a page be painted before its scripts are fetched and run: it can be read, and its links and forms work, without
 * them. On a slow line scripts would delay style sheet and pictures, on a slow phone the painting.
 * The scripts that it writes carry the page's nonce. The bytes are valid until the next page is written.
 */
export function scriptsAfterPaint(page: Buffer<ArrayBuffer>, nonce: string | null): Buffer<ArrayBuffer> {
  const mark = nonce === null ? '' : ` nonce="${nonce}"`;
  const head = page.indexOf('</head>');
  const begin = page.lastIndexOf(program(mark));
  if (head < 0 || begin < head) return page;
  const starts = Buffer.from(begins(mark));
  const most = page.length + starts.length;
  if (buffer.length < most) buffer = Buffer.allocUnsafeSlow(2 * most);
  // As bytes: what is replaced is ASCII, so the text around it need not be decoded.
  const preloads = page.toString('latin1', 0, head).replaceAll(preload, waitingPreload);
  const end = page.indexOf('</script>', begin) + '</script>'.length;
  let length = buffer.write(preloads, 'latin1');
  const parts = [
    page.subarray(head, begin),
    Buffer.from(waitingProgram(mark)),
    page.subarray(begin + program(mark).length, end),
    starts,
    page.subarray(end),
  ];
  for (const part of parts) length += part.copy(buffer, length);
  return buffer.subarray(0, length);
}
