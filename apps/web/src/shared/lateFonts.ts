const families = ['Italiana Late', 'Jost Late'] as const

/** Values of the root's `data-fonts`: the fonts are loaded; the page uses them (packages/ui/src/tokens/type.css). */
const loaded = 'here'
const used = 'late'

/** Loads the fonts that were too late for the first paint; the page does not use them yet. */
export async function loadLateFonts(): Promise<void> {
  // A letter and a dash: they are in different files.
  await Promise.all(families.map((family) => document.fonts.load(`1em "${family}"`, 'a–')))
  document.documentElement.dataset['fonts'] ??= loaded
}

/**
 * Applies the late fonts, if they are loaded. To be called only when the whole page changes: text must
 * not move while somebody reads it (docs/decisions/031).
 */
export function showLateFonts(): void {
  const { dataset } = document.documentElement
  if (dataset['fonts'] === loaded) dataset['fonts'] = used
}
