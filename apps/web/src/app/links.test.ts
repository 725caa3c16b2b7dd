import { describe, expect, it } from 'vitest'

import { pageAt, shortcuts } from './pages.ts'
import { nodesOf, type SyntaxNode, sources } from '../../testing/sources.ts'

/** A text of the code as far as it is known: what is put into a template stands for one segment. */
function textOf(node: SyntaxNode): string | null {
  if (node.type === 'StringLiteral') return String(node['value'])
  if (node.type !== 'TemplateLiteral' || !Array.isArray(node['quasis'])) return null
  return node['quasis'].map((part: { readonly raw: string }) => part.raw).join('\0')
}

/** Whether a text names a page: its query and fragment aside, and what is appended to it as one. */
function leadsToPage(text: string): boolean {
  const path = text.replace(/[?#].*$/s, '')
  return [path, path.replace(/\0$/, '')].some(
    (candidate) => pageAt(candidate) !== undefined || shortcuts.has(candidate),
  )
}

/** Not pages: the language's prefix, and what the 404 page is printed from. */
const others = new Set(['/en', '/en/home', '/en\0\0\0', '/NotFound'])

const paths = sources('.ts', '.tsx').flatMap((source) =>
  nodesOf(source)
    .map(textOf)
    .filter((text) => text !== null && /^\/[A-Za-z]/.test(text))
    .map((text) => [source.path, text ?? ''] as const),
)

describe('the paths that stand in the code', () => {
  it('are found', () => {
    expect(paths.length).toBeGreaterThan(80)
  })

  it.each(paths)('in %s: %j is the path of a page', (_, text) => {
    expect(leadsToPage(text) || others.has(text)).toBe(true)
  })
})
