/** The least contrast WCAG 2.2 AA asks for: of text, and of what is no text but carries meaning. */
export const leastContrast = { text: 4.5, line: 3 } as const

/** Tokens that stand on a world's grounds, by what they have to reach there. */
export const onGrounds = {
  text: ['--text', '--text-soft', '--accent', '--success', '--warning', '--error'],
  line: ['--focus', '--control-line', '--ornament', '--fill'],
} as const satisfies Record<keyof typeof leastContrast, readonly string[]>

/**
 * The contrast of two opaque colours as WCAG 2.2 defines it, from 1 to 21.
 * @param one a colour as six hexadecimal digits: `#07120d`
 * @throws Error if one of them is written otherwise
 */
export function contrast(one: string, other: string): number {
  const [darker = 0, lighter = 0] = [luminance(one), luminance(other)].toSorted((a, b) => a - b)
  return (lighter + 0.05) / (darker + 0.05)
}

/** Whether `contrast` can read a colour; translucent ones have no contrast of their own. */
export function isOpaque(colour: string): boolean {
  return /^#[0-9a-f]{6}$/.test(colour)
}

function luminance(hex: string): number {
  if (!isOpaque(hex)) throw new Error(`${hex} is no colour of six hexadecimal digits`)
  const [red = 0, green = 0, blue = 0] = [1, 3, 5]
    .map((start) => Number.parseInt(hex.slice(start, start + 2), 16) / 255)
    .map((channel) => (channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4))
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}
