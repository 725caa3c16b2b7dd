/** Resolves when a dialog gets `data-closing`, with whether it is still open at that moment. */
export function waitForClosing(dialog: HTMLElement): Promise<boolean> {
  return new Promise((resolve) => {
    const observer = new MutationObserver(() => {
      if (!dialog.hasAttribute('data-closing')) return
      observer.disconnect()
      resolve(dialog.hasAttribute('open'))
    })
    observer.observe(dialog, { attributes: true })
  })
}
