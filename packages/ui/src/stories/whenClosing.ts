/** Fulfils when a dialog is marked as closing, however soon it is gone then: with whether it is still open. */
export function whenClosing(dialog: HTMLElement): Promise<boolean> {
  return new Promise((resolve) => {
    const observer = new MutationObserver(() => {
      if (!dialog.hasAttribute('data-closing')) return
      observer.disconnect()
      resolve(dialog.hasAttribute('open'))
    })
    observer.observe(dialog, { attributes: true })
  })
}
