let tellShown: (() => void) | null = null
let followed: object | null = null

/**
 * Marks a link as followed. The answer tells whether it is still the last one that was, and the visitor
 * where they followed it: who goes back meanwhile, or changes the language, wants that instead.
 */
export function startFollowing(): () => boolean {
  const own = {}
  const { href } = window.location
  followed = own
  return () => followed === own && window.location.href === href
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
