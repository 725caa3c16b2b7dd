/** The windows that show the tall drawing. In parentheses, so that a preload link can negate it. */
export const sceneNarrowMedia = '((orientation: portrait) or (width <= 37.5rem))'

const share = (units: number, whole: number, unit: 'svh' | 'vw') =>
  `${((100 * units) / whole).toFixed(1)}${unit}`

/**
 * The part of its real width that a picture of the tall drawing states in `sizes`. Phones have 2 or 3 device pixels to a
 * CSS pixel, so a smaller file is still sharp, and the first paint waits for a fifth less.
 */
const tallDensity = 0.87

/**
 * Returns the `sizes` of a picture in the scene, as Scene.module.css sets the size of a unit.
 *
 * @param wide the picture's width in the wide drawing, in units of that drawing
 * @param tall the same in the tall drawing
 */
export function sceneSizes(wide: number, tall: number): string {
  const stated = tall * tallDensity
  const offset = `${((17.5 * stated) / 892).toFixed(2)}rem`
  const ofTall = `${share(stated, 892, 'svh')} - ${offset}`
  const ofWide = `max(${share(wide, 1350, 'svh')}, ${share(wide, 2560, 'vw')})`
  return (
    `${sceneNarrowMedia} clamp(${share(stated, 1300, 'vw')}, ${ofTall}, ${share(stated, 740, 'vw')}), ` +
    `min(${ofWide}, ${share(wide, 1120, 'svh')})`
  )
}
