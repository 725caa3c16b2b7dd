export interface Rewrite {
  readonly regex: string
  readonly destination: string
}

/**
 * Serves a page's file at its path in any case: the hosting's file names are case-sensitive, but visitors
 * type `/Home` (spec section 11). The hosting's regular expressions have no flags, so both cases of each
 * letter are listed. A segment with a leading colon matches any segment.
 */
export function caseInsensitiveRewrite(path: string, file: string): Rewrite {
  const pattern = path.split('/').map(patternOf).join('/')
  return { regex: `^${pattern}/?$`, destination: `/${file}` }
}

function patternOf(segment: string): string {
  if (segment.startsWith(':')) return '[^/]+'
  return segment
    .replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`)
    .replaceAll(/[a-z]/gi, (letter) => `[${letter.toLowerCase()}${letter.toUpperCase()}]`)
}
