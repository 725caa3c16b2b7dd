import { readFile } from 'node:fs/promises'

import { expect, it } from 'vitest'

const read = (name: string) => readFile(new URL(name, import.meta.url), 'utf8')

it("shows the same example in the README as in the example's file", async () => {
  const readme = await read('README.md')
  const blocks = [...readme.matchAll(/^```ts\n(.*?)^```$/gms)].map(([, code]) => code)
  expect(blocks).toEqual([await read('README.example.ts')])
})

it('has a row for each document', async () => {
  const readme = await read('README.md')
  const rows = [...readme.matchAll(/^\| `([a-zA-Z]+\/[a-z]*)/gm)].map(([, path]) => path)
  const paths = [...(await read('src/documents.ts')).matchAll(/path: ['`]([a-zA-Z]+\/[a-z]*)/g)]
  expect(new Set(rows)).toEqual(new Set(paths.map(([, path]) => path)))
})

it('passes the assertions of the example', async () => {
  await expect(import('./README.example.ts')).resolves.toBeDefined()
})
