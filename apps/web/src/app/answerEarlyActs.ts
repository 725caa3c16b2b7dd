/**
 * Answers what was pressed or sent before there was any code to hear it, which the boot script has
 * marked (boot.ts). Gives a stop.
 */
export function answerEarlyActs(): () => void {
  for (const button of document.querySelectorAll<HTMLElement>('[data-pressed]')) {
    const times = Number(button.dataset['pressed'])
    delete button.dataset['pressed']
    for (let time = 0; time < times; time++) button.click()
  }
  // A frame later: by then what was typed meanwhile is known.
  const frame = requestAnimationFrame(() => {
    for (const form of document.querySelectorAll<HTMLFormElement>('[data-submitted]')) {
      form.removeAttribute('data-submitted')
      form.requestSubmit()
    }
  })
  return () => cancelAnimationFrame(frame)
}
