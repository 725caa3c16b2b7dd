import { flushSync } from 'react-dom'

/**
 * Plays what was pressed or submitted before the page was hydrated, each once, in the page's order; the boot script
 * has marked it (app/boot.ts). Returns a function that cancels this.
 */
export function playEarlyPresses(): () => void {
  // One frame later: by then the components have read what was typed before hydration.
  const frame = requestAnimationFrame(() => {
    for (const pressed of document.querySelectorAll<HTMLElement>('[data-pressed]')) {
      delete pressed.dataset['pressed']
      // What one press changes is there for the next.
      flushSync(() => {
        if (pressed instanceof HTMLFormElement) pressed.requestSubmit()
        else pressed.click()
      })
    }
  })
  return () => cancelAnimationFrame(frame)
}
