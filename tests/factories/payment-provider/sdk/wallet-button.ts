// A button of the wallet, in a frame of the provider's.
(() => {
  const tell = (pressed: boolean) => window.parent.postMessage({ from: 'button', pressed }, '*');
  document.querySelector('button')?.addEventListener('click', () => tell(true));
  tell(false);
})();
