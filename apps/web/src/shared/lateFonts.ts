const families = ['Italiana Late', 'Jost Late'] as const

/** What the root's `data-fonts` says: they may be shown now; they are (packages/ui/src/tokens/type.css). */
const here = 'here'
const late = 'late'

/** Brings the fonts that were too late for the first paint; nothing shows them yet. */
export async function loadLateFonts(): Promise<void> {
  // A letter and a dash, which comes from another file.
  await Promise.all(families.map((family) => document.fonts.load(`1em "${family}"`, 'a–')))
  document.documentElement.dataset['fonts'] ??= here
}

/**
 * Shows the page in its fonts, if they are here. For moments at which it changes as a whole: what
 * somebody is reading must not move (docs/decisions/031).
 */
export function showLateFonts(): void {
  const { dataset } = document.documentElement
  if (dataset['fonts'] === here) dataset['fonts'] = late
}
