const ownOrigin = 'https://site.invalid'

/**
 * A path of this site that an address asks to return to, or null. Refuses other origins in every
 * spelling a browser would follow ("//evil", "/\evil", "https:evil") and the sign-in pages.
 */
export function safeReturnPath(wanted: string | null): string | null {
  if (wanted === null || !wanted.startsWith('/') || !URL.canParse(wanted, ownOrigin)) return null
  const url = new URL(wanted, ownOrigin)
  if (url.origin !== ownOrigin) return null
  if (/^\/(en\/)?(login|register)\/?$/i.test(url.pathname)) return null
  return url.pathname + url.search + url.hash
}
