/** The most bottles that the badge spells out. */
const most = 99

/** The navbar's badge as value of `--cart-count`, quoted for CSS; empty when there is nothing to show. */
export function badgeText(bottles: number): string {
  if (bottles === 0) return ''
  return `"${bottles > most ? `${most}+` : bottles}"`
}
