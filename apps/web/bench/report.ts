/** The values that have missed their targets so far. */
export const missedTargets: string[] = []

/** Returns a value for a table's cell. One that misses its target is bold, and added to `missedTargets`. */
export function checkTarget(name: string, value: string, isMet: boolean): string {
  if (!isMet) missedTargets.push(`${name}: ${value}`)
  return isMet ? value : `**${value}**`
}

export const median = (numbers: readonly number[]): number =>
  numbers.toSorted((one, other) => one - other)[Math.floor(numbers.length / 2)] ?? Number.NaN

const line = (cells: readonly string[]): string => `| ${cells.join(' | ')} |`

export function table(columns: readonly string[], rows: readonly (readonly string[])[]): string {
  return [line(columns), line(columns.map(() => '---')), ...rows.map(line)].join('\n')
}

/** Logs and returns a table's row, to show progress. */
export function logRow(row: readonly string[]): readonly string[] {
  console.log(row.join('\t'))
  return row
}
