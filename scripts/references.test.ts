import { describe, expect, it } from 'vitest'

import { dangling, decisions, projectFiles, read, referencesIn } from './references.ts'

describe('a reference', () => {
  it.each([
    '(spec section 4)',
    '(spec sections 2 and\n * 16.3)',
    '(docs/decisions/002)',
    '(decision 016)',
    'Decisions 002 and\n// 016 say so.',
    'See `app/boot.ts`, not `<name>/boot.ts`.',
  ])('that leads somewhere passes: %s', (text) => {
    expect(referencesIn('docs/testing.md', text)).not.toEqual([])
    expect(dangling('docs/testing.md', text)).toEqual([])
  })

  it.each([
    '(spec section 99)',
    '(spec sections 2 and\n// 4.99)',
    '(docs/decisions/999)',
    '(decision 999)',
    '(decisions 002 and 999)',
    '`src/boot.ts`',
  ])('that leads nowhere is found: %s', (text) => {
    expect(dangling('docs/testing.md', text)).toHaveLength(1)
  })
})

describe('the project', () => {
  const files = projectFiles.filter((path) => path !== 'scripts/references.test.ts')

  it('has no reference that leads nowhere', () => {
    expect(files).toContain('docs/testing.md')
    const lost = files.flatMap((path) =>
      dangling(path, read(path)).map((reference) => `${path}: ${reference}`),
    )
    expect(lost).toEqual([])
  })

  it('lists every decision, once, on the index page', () => {
    const index = read('docs/decisions/README.md')
    const listed = [...index.matchAll(/\]\((\d{3}-[^)]+\.md)\)/g)].map(([, name = '']) => name)
    expect(listed).toEqual(decisions.toSorted())
  })

  it('gives every decision a number of its own, which its title repeats', () => {
    const titled = decisions.map((name) => read(`docs/decisions/${name}`).slice(0, 8))
    expect(titled).toEqual(decisions.map((name) => `# ${name.slice(0, 3)} · `))
    expect(new Set(titled).size).toBe(decisions.length)
  })
})
