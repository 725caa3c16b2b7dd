let tellShown: (() => void) | null = null
let followed: symbol | null = null

/** Marks a link as followed. The answer tells whether it is still the last one that was. */
export function startFollowing(): () => boolean {
  const own = Symbol('followed link')
  followed = own
  return () => followed === own
}

/** Changes to another page by a view transition where the browser has them, else at once. */
export function showByTransition(navigate: () => void): void {
  if (!('startViewTransition' in document)) {
    navigate()
    return
  }
  document.startViewTransition(
    () =>
      new Promise<void>((resolve) => {
        pageShown()
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
