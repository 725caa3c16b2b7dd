let tellShown: (() => void) | null = null

/** Changes to another page by a view transition where the browser has them, else at once. */
export function showByTransition(navigate: () => void): void {
  if (!('startViewTransition' in document)) {
    navigate()
    return
  }
  document.startViewTransition(
    () =>
      new Promise<void>((resolve) => {
        tellShown = resolve
        navigate()
      }),
  )
}

/** To be called once another page stands in the document. */
export function pageShown(): void {
  tellShown?.()
  tellShown = null
}
