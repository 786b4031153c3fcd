// The sheet of a device's wallet, in a frame above the page.
(() => {
  for (const button of document.querySelectorAll('button')) {
    button.addEventListener('click', () =>
      window.parent.postMessage({ from: 'device-sheet', answer: button.value }, '*'),
    );
  }
})();
