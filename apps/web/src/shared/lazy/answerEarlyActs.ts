import { flushSync } from 'react-dom'

/**
 * Answers what was pressed or sent on a page, or a part of it, before there was any code to hear it,
 * which the boot script has marked (app/boot.ts). Parts that wait for theirs do so themselves. Gives a stop.
 */
export function answerEarlyActs(page: ParentNode): () => void {
  // A frame later: by then what was typed meanwhile is known.
  const frame = requestAnimationFrame(() => {
    for (const button of page.querySelectorAll<HTMLElement>('[data-pressed]')) {
      if (button.closest('[data-waits]') !== null) continue
      const times = Number(button.dataset['pressed'])
      delete button.dataset['pressed']
      // Each for itself, as presses come: the second one counts on what the first one made.
      for (let time = 0; time < times; time++) flushSync(() => button.click())
    }
    for (const form of page.querySelectorAll<HTMLFormElement>('[data-submitted]')) {
      form.removeAttribute('data-submitted')
      form.requestSubmit()
    }
  })
  return () => cancelAnimationFrame(frame)
}
