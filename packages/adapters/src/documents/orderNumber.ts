/**
 * The number of a new order that people read: the first ten hexadecimal digits of the SHA-256 of its id, in
 * upper case (spec section 16.3). The hosted database's rules compute the same.
 */
export async function orderNumberOf(
  id: string,
  { subtle }: { readonly subtle: Pick<SubtleCrypto, 'digest'> } = crypto,
): Promise<string> {
  const digest = await subtle.digest('SHA-256', new TextEncoder().encode(id))
  const bytes = new Uint8Array(digest, 0, 5)
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0'))
    .join('')
    .toUpperCase()
}
