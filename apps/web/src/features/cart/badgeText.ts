/** The most bottles that the badge spells out. */
const most = 99

/**
 * The navbar's badge as value of `--cart-count`, as CSS has it: quoted, or none when there is nothing to
 * show. The boot script inlines it into each page.
 */
export function badgeText(bottles: number): string {
  if (bottles === 0) return 'none'
  return `"${bottles > most ? `${most}+` : bottles}"`
}
