/** Line breaks of any system. */
const lineBreaks = /\r\n|[\r\u0085\u2028\u2029]/g

/** Spaces of any width, tabs, and the empty Braille cell, which looks like a space. */
const spaces = /[\p{Zs}\t\u2800]/gu

/**
 * Characters that nobody sees: marks of direction, soft hyphens, fillers, control characters, halves of characters.
 * Joiners and the emoji selector follow below, since some of them have a visible effect.
 */
const invisible =
  /(?!\n|\u200C|\u200D|\uFE0F)[\p{Cf}\p{Cc}\p{Cs}\p{Default_Ignorable_Code_Point}]/gu

/** The selector that turns a sign into an emoji, where there is none before it, and no keycap after it. */
const idleSelectors = /(?<![\p{Extended_Pictographic}\p{Emoji_Modifier}])\uFE0F(?!\u20E3)/gu

/** Joiners, except within an emoji and between letters that change their shape, as in Persian or Hindi. */
const idleJoiners =
  /(?<![\p{Lo}\p{M}\p{Extended_Pictographic}\p{Emoji_Modifier}])[\u200C\u200D]|[\u200C\u200D](?![\p{Lo}\p{Extended_Pictographic}])/gu

/**
 * A typed or pasted text as it is checked and stored: without invisible characters, with plain spaces and line
 * breaks, and without spaces around it. Done twice it changes nothing more (spec section 5).
 */
export function cleanText(typed: string): string {
  return typed
    .replaceAll(lineBreaks, '\n')
    .replaceAll(spaces, ' ')
    .replaceAll(invisible, '')
    .replaceAll(idleSelectors, '')
    .replaceAll(idleJoiners, '')
    .trim()
}

/** A text without certain signs at its end. A pattern for it takes quadratic time, since it begins anew at every sign. */
export function withoutTrailing(text: string, signs: string): string {
  let end = text.length
  while (end > 0 && signs.includes(text.charAt(end - 1))) end -= 1
  return text.slice(0, end)
}
