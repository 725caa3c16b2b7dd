/**
 * Plays the last press or submit that came before the page was hydrated; the boot script has marked it (app/boot.ts).
 * Returns a function that cancels this.
 */
export function playEarlyPress(): () => void {
  // One frame later: by then the components have read what was typed before hydration.
  const frame = requestAnimationFrame(() => {
    const pressed = document.querySelector<HTMLElement>('[data-pressed]')
    pressed?.removeAttribute('data-pressed')
    if (pressed instanceof HTMLFormElement) pressed.requestSubmit()
    else pressed?.click()
  })
  return () => cancelAnimationFrame(frame)
}
