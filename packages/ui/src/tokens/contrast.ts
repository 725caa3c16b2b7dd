/** The contrast that WCAG 2.2 AA requires of text, and of lines and controls that carry meaning. */
export const minimumContrast = { text: 4.5, line: 3 } as const

/** Tokens that appear on a world's backgrounds, by the contrast they need there. */
export const foregroundTokens = {
  text: ['--text', '--text-soft', '--accent', '--success', '--warning', '--error'],
  line: ['--focus', '--control-line', '--ornament', '--fill'],
} as const satisfies Record<keyof typeof minimumContrast, readonly string[]>

/**
 * Returns the contrast of two opaque colours as WCAG 2.2 defines it, from 1 to 21.
 *
 * @param first a colour of six hexadecimal digits: `#07120d`
 * @param second the same
 * @throws Error when a colour has another format
 */
export function contrast(first: string, second: string): number {
  const [darker = 0, lighter = 0] = [luminance(first), luminance(second)].toSorted((a, b) => a - b)
  return (lighter + 0.05) / (darker + 0.05)
}

/** Returns whether `contrast` accepts a colour. A translucent colour has no fixed contrast. */
export function isOpaque(colour: string): boolean {
  return /^#[0-9a-f]{6}$/.test(colour)
}

function luminance(hex: string): number {
  if (!isOpaque(hex)) throw new Error(`${hex} is not a colour of six hexadecimal digits`)
  const [red = 0, green = 0, blue = 0] = [1, 3, 5]
    .map((start) => Number.parseInt(hex.slice(start, start + 2), 16) / 255)
    .map((channel) => (channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4))
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}
