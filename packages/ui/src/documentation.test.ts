import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

import { builtinResolvers, parse } from 'react-docgen'
import { describe, expect, it } from 'vitest'

const folder = join(import.meta.dirname, 'components')
const components = readdirSync(folder).filter((name) =>
  existsSync(join(folder, name, `${name}.tsx`)),
)

/** A component as Storybook's page on it shows it: react-docgen reads it there, too. */
function documentationOf(name: string) {
  const filename = join(folder, name, `${name}.tsx`)
  const resolver = new builtinResolvers.FindExportedDefinitionsResolver()
  return parse(readFileSync(filename, 'utf8'), { filename, resolver }).find(
    ({ displayName }) => displayName === name,
  )
}

/** Props that a story's meta describes, because react-docgen cannot read unions. */
function describedInStories(name: string): readonly string[] {
  const stories = readFileSync(join(folder, name, `${name}.stories.tsx`), 'utf8')
  const argTypes = /^ {2}argTypes: \{\n(.*?)^ {2}\},$/ms.exec(stories)?.[1] ?? ''
  return [...argTypes.matchAll(/^ {4}(\w+): \{\s*description:/gms)].map(([, prop = '']) => prop)
}

describe.each(components)('the documentation of %s', (name) => {
  it('says when to use it, and when not', () => {
    expect(documentationOf(name)?.description).toMatch(
      /\*\*Use it\*\*.+\*\*Do\s+not\s+use\s+it\*\*/s,
    )
  })

  it('describes each prop', () => {
    const described = describedInStories(name)
    const bare = Object.entries(documentationOf(name)?.props ?? {}).filter(
      ([prop, { description }]) => !description && !described.includes(prop),
    )
    expect(bare.map(([prop]) => prop)).toEqual([])
  })
})
