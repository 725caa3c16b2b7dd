/** A password's salted hash, in hexadecimal. */
export interface PasswordHash {
  readonly salt: string
  readonly hash: string
}

/** OWASP's recommendation for PBKDF2 with SHA-512. */
const iterations = 210_000

const saltBytes = 16
const hashBits = 256

/** Hashes a password with a new salt. */
export async function hashPassword(password: string): Promise<PasswordHash> {
  const salt = crypto.getRandomValues(new Uint8Array(saltBytes))
  return { salt: toHex(salt), hash: await derive(password, salt) }
}

/** Whether a password has the stored hash. */
export async function matchesHash(password: string, stored: PasswordHash): Promise<boolean> {
  return (await derive(password, fromHex(stored.salt))) === stored.hash
}

async function derive(password: string, salt: Uint8Array<ArrayBuffer>): Promise<string> {
  const { subtle } = crypto
  const bytes = new TextEncoder().encode(password)
  const key = await subtle.importKey('raw', bytes, 'PBKDF2', false, ['deriveBits'])
  const algorithm = { name: 'PBKDF2', hash: 'SHA-512', salt, iterations }
  return toHex(new Uint8Array(await subtle.deriveBits(algorithm, key, hashBits)))
}

function toHex(bytes: Uint8Array): string {
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('')
}

function fromHex(hex: string): Uint8Array<ArrayBuffer> {
  return Uint8Array.from(hex.match(/../g) ?? [], (pair) => Number.parseInt(pair, 16))
}
