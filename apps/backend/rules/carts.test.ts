import { assertFails, assertSucceeds } from './testing/outcomes.ts'
import { maxCartLines, maxQuantity, rememberedChanges } from '@storefront/domain'
import { collection, doc, type DocumentData, getDoc, getDocs } from 'firebase/firestore/lite'
import { describe, it } from 'vitest'

import {
  expectAccepted,
  expectEachRefused,
  expectRefused,
  forgeriesOf,
  remove,
  set,
} from './testing/commit.ts'
import { aCartLine, aCartOf } from './testing/documents.ts'
import { mutationsOf, pick } from './testing/mutationsOf.ts'
import { openShop } from './testing/openShop.ts'
import { admin, ana, bruno } from './testing/people.ts'

const shop = await openShop('carts')

const anasCart = (cart: DocumentData) => ({ 'carts/ana': set(cart) })
const withLine = (changes: DocumentData) => ({ items: [aCartLine(changes)] })

const expectCartRefused = (cart: DocumentData) =>
  expectRefused(shop.as(ana), anasCart(cart), { but: anasCart(aCartOf(1)) })

describe('whose cart it is', () => {
  it.each([
    ['another user', bruno],
    ['an admin', admin],
    ['a guest', null],
  ])('keeps it from %s', async (_, other) => {
    const cart = anasCart(aCartOf(1))
    await expectRefused(shop.as(other), cart, { but: cart, by: shop.as(ana) })
    await assertFails(getDoc(doc(shop.as(other), 'carts/ana')))
    await assertSucceeds(getDoc(doc(shop.as(ana), 'carts/ana')))
    const deletion = { 'carts/ana': remove }
    await expectRefused(shop.as(other), deletion, { but: deletion, by: shop.as(ana) })
  })

  it('lists carts for nobody', async () => {
    await assertFails(getDocs(collection(shop.as(ana), 'carts')))
    await assertFails(getDocs(collection(shop.as(admin), 'carts')))
  })
})

describe('what a cart holds', () => {
  it.each([
    ['nothing, which is how it is cleared', { items: [], changes: [] }],
    ['no list of changes', { items: [aCartLine()] }],
    [
      'as many products and changes as there can be',
      {
        ...aCartOf(maxCartLines),
        changes: changeIds(rememberedChanges),
      },
    ],
    ['a picture nobody knows', withLine({ image: null })],
    ['a price of 0 and no name', withLine({ price: 0, name: '' })],
    ['as many bottles as there can be', withLine({ quantity: maxQuantity })],
    ['the longest texts', withLine({ id: 'i'.repeat(80), name: 'n'.repeat(200) })],
    ['the longest change', { items: [], changes: ['c'.repeat(64)] }],
  ])('may be %s', async (_, cart) => {
    await expectAccepted(shop.as(ana), anasCart(cart))
    await expectAccepted(shop.as(ana), anasCart(cart)) // the second time it is an update
  })

  it.each([
    ['one product too many', aCartOf(maxCartLines + 1)],
    ['one product twice', { items: [aCartLine(), aCartLine({ quantity: 1 })] }],
    [
      'one product twice, at both ends',
      { items: [...aCartOf(11).items, aCartLine({ id: 'product-0' })] },
    ],
    ['a broken line after 11 good ones', { items: [...aCartOf(11).items, { id: 'x' }] }],
    ['an empty id', withLine({ id: '' })],
    ['too long an id', withLine({ id: 'i'.repeat(81) })],
    ['too long a name', withLine({ name: 'n'.repeat(201) })],
    ['too long an image', withLine({ image: 'i'.repeat(501) })],
    ['a price below nothing', withLine({ price: -0.01 })],
    ['no bottle', withLine({ quantity: 0 })],
    ['one bottle too many', withLine({ quantity: maxQuantity + 1 })],
    ['one change too many', { items: [], changes: changeIds(rememberedChanges + 1) }],
    ['an empty change', { items: [], changes: ['a', ''] }],
    ['an empty change before others', { items: [], changes: ['', 'a'] }],
    ['an empty change between others', { items: [], changes: ['a', '', 'b'] }],
    ['an empty change alone', { items: [], changes: [''] }],
    ['a change with a comma', { items: [], changes: ['a,b'] }],
    ['too long a change', { items: [], changes: ['a', 'c'.repeat(65)] }],
    ['too long a change before others', { items: [], changes: ['c'.repeat(65), 'a'] }],
    ['too long a change alone', { items: [], changes: ['c'.repeat(65)] }],
    ['a change that is no text', { items: [], changes: [1, 2] }],
    ['changes that are no list', { items: [], changes: {} }],
    ['items that are no list', { items: {}, changes: [] }],
  ])('may not be %s', async (_, cart) => {
    await expectCartRefused(cart)
  })

  it('may not be wrong in any one of its lines', async () => {
    const full = aCartOf(maxCartLines)
    const lines: readonly DocumentData[] = full['items']
    const wrong = lines.flatMap((line, i) => [
      { name: `line ${i} without a bottle`, data: { ...line, quantity: 0 } },
      { name: `line ${i} again`, data: { ...lines[(i + 1) % lines.length] } },
    ])
    const carts = wrong.map(({ name, data }, at) => ({
      name,
      data: { ...full, items: lines.with(Math.floor(at / 2), data) },
    }))
    await expectEachRefused(shop.as(ana), forgeriesOf(carts, anasCart), { but: anasCart(full) })
  })

  const mutations = mutationsOf(aCartOf(2))
  const harmless = pick(mutations, [
    'changes missing',
    'changes.0 another text',
    'changes.1 another text',
    ...['items.0', 'items.1'].flatMap((line) => [
      `${line}.id another text`,
      `${line}.name another text`,
      `${line}.image another text`,
      `${line}.image null`,
      `${line}.price one more`,
      `${line}.price one less`,
      `${line}.price a bit more`,
      `${line}.quantity one more`,
      `${line}.quantity one less`,
    ]),
  ])

  it.each(harmless)('may have $name', async ({ data }) => {
    await expectAccepted(shop.as(ana), anasCart(data))
  })

  it('may not have anything else', async () => {
    const others = mutations.filter((mutation) => !harmless.includes(mutation))
    await expectEachRefused(shop.as(ana), forgeriesOf(others, anasCart), {
      but: anasCart(aCartOf(1)),
    })
  })
})

function changeIds(count: number): string[] {
  return Array.from({ length: count }, (_, i) => `change-${i}`)
}
