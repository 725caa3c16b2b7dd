/** The number of runs of each measurement, of which the median counts. */
export const runs = Number(process.env['RUNS'] ?? 5)

/** The targets; times in ms. */
export const target = {
  lcpRatio: 1.1,
  // Of the fonts alone, which come after the first paint (docs/decisions/031-fonts.md).
  cls: 0.03,
  tbt: 150,
  click: 50,
  change: 100,
}
