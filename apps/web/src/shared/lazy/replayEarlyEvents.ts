import { flushSync } from 'react-dom'

/**
 * Replays the clicks and submits that came before hydration; the boot script has marked them
 * (app/boot.ts). A part that is not hydrated yet replays its own later. Returns a function that cancels
 * the replay.
 *
 * @param root the document, or the element of the part that is now hydrated
 */
export function replayEarlyEvents(root: ParentNode): () => void {
  // One frame later: by then the components have read what was typed before hydration.
  const frame = requestAnimationFrame(() => {
    for (const button of root.querySelectorAll<HTMLElement>('[data-pressed]')) {
      if (button.closest('[data-unhydrated]') !== null) continue
      const count = Number(button.dataset['pressed'])
      delete button.dataset['pressed']
      // One render for each click: the second click starts from the state that the first one has set.
      for (let click = 0; click < count; click++) flushSync(() => button.click())
    }
    for (const form of root.querySelectorAll<HTMLFormElement>('[data-submitted]')) {
      form.removeAttribute('data-submitted')
      form.requestSubmit()
    }
  })
  return () => cancelAnimationFrame(frame)
}
