// The question of a bank, in a frame above the page or in a window of its own.
(() => {
  const order = new URLSearchParams(window.location.search).get('order') ?? '';
  const page = window.opener ?? window.parent;
  const tell = (outcome: string) => page.postMessage({ from: 'challenge', order, outcome }, '*');
  for (const button of document.querySelectorAll('button')) {
    button.addEventListener('click', async () => {
      if (button.value === 'cancel') return tell('cancelled');
      await fetch('/sdk/answer', { method: 'POST', body: JSON.stringify({ order, answer: button.value }) });
      tell(button.value === 'yes' ? 'answered' : 'refused');
    });
  }
})();
