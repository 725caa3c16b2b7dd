/** The text fields of forms, except passwords; one that is shown has another type. */
const textFields =
  'form :is(input:not([type=password], [autocomplete$=password], [type=checkbox], [type=radio]), textarea)'

/**
 * Reloads the page. What is typed in its forms is stored in the history entry, since browsers do not keep it;
 * the boot script fills it in again. Passwords have to be typed again.
 */
export function reloadPage(): void {
  const fields = document.querySelectorAll<HTMLInputElement | HTMLTextAreaElement>(textFields)
  const typed = Object.fromEntries(Array.from(fields, ({ name, value }) => [name, value]))
  history.replaceState({ ...history.state, typed }, '')
  location.reload()
}

/** Fills in what `reloadPage` has kept, before the form is hydrated. */
export function fillInTyped(): void {
  const state: unknown = history.state
  if (typeof state !== 'object' || state === null || !('typed' in state)) return
  const { typed, ...rest } = state
  history.replaceState(rest, '')
  for (const [name, value] of Object.entries(typed ?? {})) {
    const field = document.querySelector<HTMLInputElement>(`form [name="${CSS.escape(name)}"]`)
    if (field !== null) field.value = String(value)
  }
}
