import { readdirSync } from 'node:fs'
import { join, parse } from 'node:path'

import { expect, it } from 'vitest'

import { nodesOf, sources } from '../testing/sources.ts'
import { shareCards } from './shareCards.ts'

const masters = join(import.meta.dirname, '../../../packages/imagery/masters')

const mastersIn = (folder: string) =>
  readdirSync(folder, { withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map(({ name }) => parse(name).name)

const onCards = new Set(
  Object.values(shareCards).flatMap(({ pictures }) => pictures.map(({ master }) => master)),
)

/** The pictures that the site imports, such as `@storefront/imagery/medal-01`. */
const imported = new Set(
  sources('.ts', '.tsx')
    .flatMap(nodesOf)
    .map(({ value }) => value),
)

it('each master is on a page; what only cards show lies apart, so that no web files are made of it', () => {
  const unseen = mastersIn(masters).filter((name) => !imported.has(`@storefront/imagery/${name}`))
  // Until the products page shows it.
  expect(unseen).toEqual([])
  const apart = mastersIn(join(masters, 'share-card')).map((name) => `share-card/${name}`)
  expect(apart.filter((name) => !onCards.has(name))).toEqual([])
})
