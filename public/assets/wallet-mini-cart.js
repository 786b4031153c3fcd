// The wallet's buttons in the mini-cart (PAY-04, PAY-05). It stands for itself, so that no page of a shop without a payment provider loads a
// byte of it: the footer names it where one is connected, and nothing is asked for before the mini-cart is opened. The shop's own button is there
// at once; the provider's come in a frame, whose document may run the provider's script, and stand there instead once they are ready.
const own = document.querySelector('script[data-wallet-config]');
const {
  walletConfig = '',
  walletLabel = '',
  walletFrame = '',
  walletFrameTitle = '',
} = own instanceof HTMLElement ? own.dataset : {};
const selector = '.widget_shopping_cart_content';

const sheet = new CSSStyleSheet();
sheet.replaceSync(`
  .wallet-mini-cart { display: flow-root; position: relative; margin-top: 8px; }
  .wallet-mini-cart a { display: flex; align-items: center; justify-content: center; height: 35px; border-radius: 3px;
    background: var(--wallet, #ffc439); color: var(--on-wallet, #16181d); font-weight: 650; text-decoration: none; }
  .wallet-mini-cart a:hover { background: var(--wallet-deep, #f2ba36); }
  .wallet-mini-cart iframe { display: block; position: absolute; inset: 0; width: calc(100% + 6px); height: 100%; margin: -3px; border: 0;
    visibility: hidden; color-scheme: light; }
  .wallet-mini-cart[data-more]:not([data-ready])::after { content: ''; display: block; height: 35px; margin-top: 8px; border-radius: 3px;
    background: var(--surface-sunk); }
  .wallet-mini-cart[data-ready] a { display: none; }
  .wallet-mini-cart[data-ready] iframe { position: static; visibility: visible; }
`);
document.adoptedStyleSheets.push(sheet);

/** @type {string | null} */
let link = null;
/** Whether a second button comes below the wallet's own: its height is reserved. */
let hasMore = false;

/** Puts the buttons below the lines, and takes them away with the last one. */
function draw() {
  const content = document.querySelector(selector);
  const drawn = content?.querySelector('.wallet-mini-cart');
  const hasLines = content?.querySelector('.mini_cart_item') ?? null;
  if (!content || !link || !hasLines) {
    drawn?.remove();
    return;
  }
  if (drawn && drawn === content.lastElementChild) return;
  // A frame that is moved begins anew, so the box is made anew as well.
  drawn?.remove();
  content.append(box(link));
}

/** @param {string} href */
function box(href) {
  const made = document.createElement('div');
  made.className = 'wallet-mini-cart';
  const anchor = document.createElement('a');
  anchor.href = href;
  anchor.rel = 'nofollow';
  anchor.textContent = walletLabel;
  made.append(anchor);
  if (walletFrame !== '') {
    const frame = document.createElement('iframe');
    frame.title = walletFrameTitle;
    frame.src = walletFrame;
    made.append(frame);
    if (hasMore) made.dataset.more = '';
  }
  return made;
}

window.addEventListener('message', ({ data, origin, source }) => {
  const frame = document.querySelector('.wallet-mini-cart iframe');
  const isOwn = frame instanceof HTMLIFrameElement && source === frame.contentWindow;
  if (!isOwn || origin !== window.location.origin) return;
  if (data.walletFrame === 'missing') {
    frame.parentElement?.removeAttribute('data-more');
    frame.remove();
  }
  if (data.walletFrame === 'approved') window.location.assign(data.url);
  if (data.walletFrame !== 'size') return;
  frame.style.height = `${data.height}px`;
  frame.parentElement?.setAttribute('data-ready', '');
});

async function open() {
  const answer = await fetch(walletConfig).catch(() => null);
  const config = answer?.ok ? await answer.json().catch(() => null) : null;
  link = config?.pay_link ?? null;
  hasMore = (config?.enabled_funding?.length ?? 0) > 0;
  const content = document.querySelector(selector);
  if (content) new MutationObserver(draw).observe(content, { childList: true });
  draw();
}

document.addEventListener('click', (event) => {
  if (event.target instanceof Element && event.target.closest('a.cart-contents')) setTimeout(open);
});
