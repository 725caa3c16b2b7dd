import { readFileSync } from 'node:fs'

import { afterAll, beforeAll, describe, expect, it } from 'vitest'

import { wrongReads } from './reads.ts'
import { openProject } from './testing/openProject.ts'
import { wrongWrites } from './writes.ts'

const rules = readFileSync(new URL('../firestore.rules', import.meta.url), 'utf8')
const project = openProject('demo-rules')

afterAll(() => project.close())

describe('the rules', () => {
  beforeAll(() => project.setRules(rules))

  it('let everybody read what is theirs to read, and nothing else', async () => {
    expect(await wrongReads(project)).toEqual([])
  })

  it('let a person write the own profile and cart within their bounds, and nothing else', async () => {
    expect(await wrongWrites(project)).toEqual([])
  })
})

/** Each `allow` with its line, its condition, and the rules in which everybody meets it. */
const allows = [...rules.matchAll(/^ *(allow [a-z, ]+): if ([^;]+);/gm)].map((match) => {
  const [statement, allow = '', condition] = match
  const before = rules.slice(0, match.index)
  const after = rules.slice(match.index + statement.length)
  return { line: before.split('\n').length, allow, condition, opened: `${before}${allow};${after}` }
})

describe('a rule that is opened to everybody is noticed', () => {
  it('among all rules', () => {
    expect(allows).toHaveLength(rules.match(/\ballow [a-z, ]+:/g)?.length ?? 0)
  })

  const conditional = allows.filter(({ condition }) => condition !== 'true')
  it.each(conditional.map(({ line, allow, opened }) => [line, allow, opened] as const))(
    'in line %i: %s',
    async (_, _allow, opened) => {
      await project.setRules(opened)
      const differences = await wrongReads(project)
      expect(differences.length > 0 ? differences : await wrongWrites(project)).not.toEqual([])
    },
  )
})
