import { describe, expect, it } from 'vitest'

import { nodesOf, sources, type Source, type SyntaxNode } from '../../testing/sources.ts'
import { pageAt, shortcuts } from './pages.ts'

/** The text of a string or template; a null character stands for each inserted value. */
function textOf(node: SyntaxNode): string | null {
  if (node.type === 'StringLiteral') return String(node['value'])
  if (node.type !== 'TemplateLiteral' || !Array.isArray(node['quasis'])) return null
  return node['quasis'].map((part: { readonly raw: string }) => part.raw).join('\0')
}

/** Whether a text is the path of a page. Ignores query and fragment, and a value that is appended, which may be a query. */
function leadsToPage(text: string): boolean {
  const path = text.replace(/[?#].*$/s, '')
  return [path, path.replace(/\0$/, '')].some(
    (candidate) => pageAt(candidate) !== undefined || shortcuts.has(candidate),
  )
}

/** Not pages: the prefix of English, and the address at which the 404 page is prerendered. */
const others = new Set(['/en', '/en/home', '/en\0\0\0', '/NotFound'])

/** The paths in some code that lead to no page. */
const lostPaths = (source: Source): readonly string[] =>
  nodesOf(source)
    .map(textOf)
    .filter((text) => text !== null && /^\/[A-Za-z]/.test(text))
    .filter((text) => text !== null && !leadsToPage(text) && !others.has(text))
    .map((text) => `${source.path}: ${text}`)

describe('a path in the code', () => {
  it.each(["'/Cocteles?unit=ml#old'", '`/orders/${id}`', '`/products${query}`', "'/dashboard'"])(
    'may lead to a page: %s',
    (code) => {
      expect(lostPaths({ path: 'Probe.ts', text: `const path = ${code}` })).toEqual([])
    },
  )

  it.each(["'/coctails'", '`/orders/${id}/lines`'])('is found if it does not: %s', (code) => {
    expect(lostPaths({ path: 'Probe.ts', text: `const path = ${code}` })).toHaveLength(1)
  })

  it('leads to a page, in every file of the site', () => {
    const files = sources('.ts', '.tsx')
    expect(files.map(({ path }) => path)).toContain('apps/web/src/app/layout/SiteFooter.tsx')
    expect(files.flatMap(lostPaths)).toEqual([])
  })
})
