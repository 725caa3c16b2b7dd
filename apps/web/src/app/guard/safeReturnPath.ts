import { pageOf } from './pageOf.ts'

const ownOrigin = 'https://site.invalid'
const signInPages = /^(\/en)?\/(login|register)$/

/**
 * The path of this site that an address asks to return to, or null (decisions, "Guards"). Refuses
 * the sign-in pages and other origins in every spelling a browser would follow: "//evil", "/\evil",
 * "https:evil", "/.//evil".
 *
 * @param wanted as found in the address, already unescaped once
 */
export function safeReturnPath(wanted: string | null): string | null {
  const url = wanted?.startsWith('/') ? resolve(wanted) : null
  if (url === null || url.origin !== ownOrigin) return null
  // Resolving removes dots, and what is left may name a host when it is followed: "/.//evil".
  if (url.pathname.startsWith('//') || signInPages.test(pageOf(url.pathname))) return null
  return url.pathname + url.search + url.hash
}

function resolve(path: string): URL | null {
  try {
    return new URL(path, ownOrigin)
  } catch {
    // `URL.canParse` would say so without throwing; browsers the site is built for lack it.
    return null
  }
}
