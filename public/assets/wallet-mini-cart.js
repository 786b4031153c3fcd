// The wallet's button in the mini-cart (PAY-04, PAY-05). It stands for itself, so that no page of a shop without a payment provider loads a
// byte of it: the footer names it where one is connected, and nothing is asked for before the mini-cart is opened.
const own = document.querySelector('script[data-wallet-config]');
const { walletConfig = '', walletLabel = '' } = own instanceof HTMLElement ? own.dataset : {};
const selector = '.widget_shopping_cart_content';

const sheet = new CSSStyleSheet();
sheet.replaceSync(`
  .wallet-mini-cart { display: block; margin-top: 8px; }
  .wallet-mini-cart a { display: flex; align-items: center; justify-content: center; height: 35px; border-radius: 3px;
    background: var(--wallet, #ffc439); color: var(--on-wallet, #16181d); font-weight: 650; text-decoration: none; }
  .wallet-mini-cart a:hover { background: var(--wallet-deep, #f2ba36); }
`);
document.adoptedStyleSheets.push(sheet);

/** @type {string | null} */
let link = null;

/** Puts the button below the lines, and takes it away with the last one. */
function draw() {
  const content = document.querySelector(selector);
  const drawn = content?.querySelector('.wallet-mini-cart');
  const hasLines = content?.querySelector('.mini_cart_item') ?? null;
  if (!content || !link || !hasLines) {
    drawn?.remove();
    return;
  }
  if (drawn && drawn === content.lastElementChild) return;
  const box = drawn ?? document.createElement('p');
  if (!drawn) {
    box.className = 'wallet-mini-cart';
    const anchor = document.createElement('a');
    anchor.href = link;
    anchor.rel = 'nofollow';
    anchor.textContent = walletLabel;
    box.append(anchor);
  }
  content.append(box);
}

async function open() {
  const answer = await fetch(walletConfig).catch(() => null);
  const config = answer?.ok ? await answer.json().catch(() => null) : null;
  link = config?.pay_link ?? null;
  const content = document.querySelector(selector);
  if (content) new MutationObserver(draw).observe(content, { childList: true });
  draw();
}

document.addEventListener('click', (event) => {
  if (event.target instanceof Element && event.target.closest('a.cart-contents')) setTimeout(open);
});
