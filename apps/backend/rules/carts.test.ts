import { maxCartLines, maxQuantity, maxStoredChangeIds } from '@storefront/domain'
import { collection, doc, getDoc, getDocs, type DocumentData } from 'firebase/firestore/lite'
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
import { assertFails, assertSucceeds } from './testing/outcomes.ts'
import { admin, ana, bruno } from './testing/people.ts'

const shop = await openShop('carts')

const anasCart = (cart: DocumentData) => ({ 'carts/ana': set(cart) })
const withLine = (changes: DocumentData) => ({ items: [aCartLine(changes)] })

const expectCartRefused = (cart: DocumentData) =>
  expectRefused(shop.as(ana), anasCart(cart), { valid: anasCart(aCartOf(1)) })

describe('access to a cart', () => {
  it.each([
    ['another user', bruno],
    ['an admin', admin],
    ['a guest', null],
  ])('is refused to %s', async (_, other) => {
    const cart = anasCart(aCartOf(1))
    await expectRefused(shop.as(other), cart, { valid: cart, by: shop.as(ana) })
    await expectRefused(shop.as(other), cart, { valid: cart, by: shop.as(ana) }) // now it is an update
    await assertFails(getDoc(doc(shop.as(other), 'carts/ana')))
    await assertSucceeds(getDoc(doc(shop.as(ana), 'carts/ana')))
    const deletion = { 'carts/ana': remove }
    await expectRefused(shop.as(other), deletion, { valid: deletion, by: shop.as(ana) })
  })

  it('is refused to any list of carts', async () => {
    await assertFails(getDocs(collection(shop.as(ana), 'carts')))
    await assertFails(getDocs(collection(shop.as(admin), 'carts')))
  })
})

describe('the content of a cart', () => {
  it.each([
    ['nothing', { items: [], changes: [] }],
    ['no list of changes', { items: [aCartLine()] }],
    [
      'the most products and changes',
      {
        ...aCartOf(maxCartLines),
        changes: changeIds(maxStoredChangeIds),
      },
    ],
    ['a line without an image', withLine({ image: null })],
    ['a price of 0 and no name', withLine({ price: 0, name: '' })],
    ['the most bottles', withLine({ quantity: maxQuantity })],
    ['the longest texts', withLine({ id: 'i'.repeat(80), name: 'n'.repeat(200) })],
    ['the longest id of a change', { items: [], changes: ['c'.repeat(64)] }],
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
    ['a negative price', withLine({ price: -0.01 })],
    ['no bottle', withLine({ quantity: 0 })],
    ['one bottle too many', withLine({ quantity: maxQuantity + 1 })],
    ['one change too many', { items: [], changes: changeIds(maxStoredChangeIds + 1) }],
    ['an empty id of a change', { items: [], changes: ['a', ''] }],
    ['an empty id of a change before others', { items: [], changes: ['', 'a'] }],
    ['an empty id of a change between others', { items: [], changes: ['a', '', 'b'] }],
    ['an empty id of a change alone', { items: [], changes: [''] }],
    ['an id of a change with a comma', { items: [], changes: ['a,b'] }],
    ['too long an id of a change', { items: [], changes: ['a', 'c'.repeat(65)] }],
    ['too long an id of a change before others', { items: [], changes: ['c'.repeat(65), 'a'] }],
    ['too long an id of a change alone', { items: [], changes: ['c'.repeat(65)] }],
    ['ids of changes that are not strings', { items: [], changes: [1, 2] }],
    ['changes that are not a list', { items: [], changes: {} }],
    ['items that are not a list', { items: {}, changes: [] }],
  ])('may not be %s', async (_, cart) => {
    await expectCartRefused(cart)
  })

  it('is checked in a change, too', async () => {
    await shop.store({ 'carts/ana': aCartOf(1) })
    await expectCartRefused(withLine({ quantity: 0 }))
  })

  it('may not have an invalid line at any index', async () => {
    const full = aCartOf(maxCartLines)
    const lines: readonly DocumentData[] = full['items']
    const invalid = lines.flatMap((line, i) => [
      { name: `line ${i} without a bottle`, data: { ...line, quantity: 0 } },
      { name: `line ${i} again`, data: { ...lines[(i + 1) % lines.length] } },
    ])
    const carts = invalid.map(({ name, data }, at) => ({
      name,
      data: { ...full, items: lines.with(Math.floor(at / 2), data) },
    }))
    await expectEachRefused(shop.as(ana), forgeriesOf(carts, anasCart), { valid: anasCart(full) })
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

  it('may not have any other difference', async () => {
    const others = mutations.filter((mutation) => !harmless.includes(mutation))
    await expectEachRefused(shop.as(ana), forgeriesOf(others, anasCart), {
      valid: anasCart(aCartOf(1)),
    })
  })
})

function changeIds(count: number): string[] {
  return Array.from({ length: count }, (_, i) => `change-${i}`)
}
