/**
 * A text with the digits of any script as `0` to `9`: `０９９`, `٠٩٩` and `۰۹۹` are `099`. Wide letters and signs become
 * plain ones, too.
 */
export function plainDigits(text: string): string {
  return text.normalize('NFKC').replaceAll(/\p{Nd}/gu, (digit) => String(valueOf(digit)))
}

/** Unicode has ten digits of a script in a row, which starts at a code point that ends in 0 or 6. */
function valueOf(digit: string): number {
  const code = Number(digit.codePointAt(0))
  const row = code - (code % 16)
  return code - (/\p{Nd}/u.test(String.fromCodePoint(row)) ? row : row + 6)
}
