import { readdir, readFile } from 'node:fs/promises'

import { expect, it } from 'vitest'

import { commands } from './src/commands/commands.ts'

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

it('has each command in the row of its sender', async () => {
  const readme = await read('README.md')
  const rows = [...readme.matchAll(/^\| (everybody|a signed-in user|an admin|the schedule).*$/gm)]
  const listed = rows.map(([row]) => new Set([...row.matchAll(/`(\w+)`/g)].map(([, name]) => name)))
  const senders = ['anyone', 'user', 'admin', 'schedule'] as const
  const sentBy = senders.map((sender) => commands.filter(({ by }) => by === sender))
  expect(listed).toEqual(sentBy.map((sent) => new Set(sent.map(({ name }) => name))))
})

it('names only what exists', async () => {
  const [text = ''] = (await read('README.md')).split('## Example')
  const files = await readdir(new URL('src', import.meta.url), { recursive: true })
  const sources = files
    .filter((file) => /(?<!\.test)\.ts$/.test(file))
    .map((file) => read(`src/${file}`))
  const words = new Set((await Promise.all(sources)).join(' ').match(/\w+/g))
  const named = [...text.matchAll(/`(\w+)[`(]/g)].map(([, name = '']) => name)
  expect(named.filter((name) => !words.has(name))).toEqual([])
})

it('passes the assertions of the example', async () => {
  await expect(import('./README.example.ts')).resolves.toBeDefined()
})
