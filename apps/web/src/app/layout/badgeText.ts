/** The badge shows more bottles than these as "99+". */
const maxShown = 99

/**
 * The text of the navbar's badge as a value of `--cart-count`: a quoted CSS string, or `none` for an empty
 * cart. The boot script inlines this function into each page.
 */
export function badgeText(bottles: number): string {
  if (bottles === 0) return 'none'
  return `"${bottles > maxShown ? `${maxShown}+` : bottles}"`
}
