import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

import { expect, it } from 'vitest'

const root = join(import.meta.dirname, '..')
const buildFolder = join(root, 'apps/web/build')

interface Task {
  readonly env?: readonly string[]
  readonly passThroughEnv?: readonly string[]
}

it("passes to the site's build the variables that it reads, and no others", () => {
  const code = readdirSync(buildFolder)
    .filter((name) => name.endsWith('.ts') && !name.endsWith('.test.ts'))
    .map((name) => readFileSync(join(buildFolder, name), 'utf8'))
    .join('\n')
  const variables = [...code.matchAll(/process\.env\['(\w+)'\]/g)].map(([, name]) => name ?? '')
  const { tasks }: { readonly tasks: Readonly<Record<string, Task>> } = JSON.parse(
    readFileSync(join(root, 'turbo.json'), 'utf8'),
  )
  expect(tasks['@storefront/web#build']).toMatchObject({
    env: ['VITE_*'],
    passThroughEnv: variables.filter((name) => !name.startsWith('VITE_')),
  })
})
