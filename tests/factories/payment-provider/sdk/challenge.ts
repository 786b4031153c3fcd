// The question of a bank, in a frame above the page.
(() => {
  const order = new URLSearchParams(window.location.search).get('order') ?? '';
  const tell = (outcome: string) => window.parent.postMessage({ from: 'challenge', order, outcome }, '*');
  for (const button of document.querySelectorAll('button')) {
    button.addEventListener('click', async () => {
      if (button.value === 'cancel') return tell('cancelled');
      await fetch('/sdk/answer', { method: 'POST', body: JSON.stringify({ order, answer: button.value }) });
      tell(button.value === 'yes' ? 'answered' : 'refused');
    });
  }
})();
