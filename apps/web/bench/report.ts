/** What missed its target so far, to be told at the end. */
export const missed: string[] = []

/** A value as it is listed; too bad a one is also told at the end. */
export function held(what: string, shown: string, isGood: boolean): string {
  if (!isGood) missed.push(`${what}: ${shown}`)
  return isGood ? shown : `**${shown}**`
}

export const median = (numbers: readonly number[]): number =>
  numbers.toSorted((one, other) => one - other)[Math.floor(numbers.length / 2)] ?? Number.NaN

const line = (cells: readonly string[]): string => `| ${cells.join(' | ')} |`

export function table(columns: readonly string[], rows: readonly (readonly string[])[]): string {
  return [line(columns), line(columns.map(() => '---')), ...rows.map(line)].join('\n')
}

/** A row that is shown while the rest is still measured. */
export function tell(row: readonly string[]): readonly string[] {
  console.log(row.join('\t'))
  return row
}
