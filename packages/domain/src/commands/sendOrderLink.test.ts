import { describe, expect, it } from 'vitest'

import { letterRef, networkRef } from '../documents.ts'
import { letterId, linkLetter } from '../letters/letter.ts'
import { isLetterTrue } from '../letters/lettersOf.ts'
import { anonymised } from '../orders/order.ts'
import { dayMs } from '../orders/shopCalendar.ts'
import { networkLimits } from '../shared/networkLimits.ts'
import { err } from '../shared/result.ts'
import { aLetter, anOrder, aPress, noon } from '../testing/builders.ts'
import { aShop, done, rosa, runOn } from '../testing/runOn.ts'
import { sendOrderLink } from './sendOrderLink.ts'

const order = anOrder({ uid: null })
const input = { number: order.number, email: order.customer.email }
const link = (now = noon) => letterRef(letterId(linkLetter(order.id, now)))
const network = 'network'
const answer = done(null)

const openShop = (changes: Parameters<typeof aShop>[0] = {}) =>
  runOn(aShop({ orders: [order], ...changes }))
const lettersIn = (shop: ReturnType<typeof openShop>) =>
  Object.keys(shop.documents()).filter((path) => path.startsWith('letters/'))

describe('sendOrderLink', () => {
  it.each([input, { number: 'pedido a 1001', email: ' ROSA@example.com.' }])(
    'writes the letter with the link, which leaves at once, for %j',
    async (typed) => {
      const shop = openShop()
      expect(await shop.run(sendOrderLink, typed)).toEqual(answer)
      expect(shop.find(link())).toEqual(
        aLetter({ ...linkLetter(order.id, noon), createdAt: noon, sendAt: noon }),
      )
    },
  )

  it.each([
    ['another number', { number: 'A-1002' }],
    ['another address', { email: 'eva@example.com' }],
    ['a part of the number', { number: '100' }],
  ])('answers the same to %s, and writes nothing', async (_, changes) => {
    const shop = openShop()
    const before = shop.documents()
    expect(await shop.run(sendOrderLink, { ...input, ...changes })).toEqual(answer)
    expect(shop.documents()).toEqual(before)
  })

  it('writes one a day of the shop, whoever asks, and answers the same', async () => {
    const shop = openShop()
    const press = aPress()
    const outcomes = [
      await shop.run(sendOrderLink, input, { press, network }),
      await shop.run(sendOrderLink, input, { press, network }),
      await shop.run(sendOrderLink, input, { ...rosa, network: 'another' }),
    ]
    expect(outcomes).toEqual([answer, { ...answer, already: true }, answer])
    expect(lettersIn(shop)).toHaveLength(1)
    await shop.run(sendOrderLink, input, { now: noon + dayMs })
    expect(lettersIn(shop)).toEqual([link().path, link(noon + dayMs).path])
  })

  it('counts each question for its network, known or not, and refuses one too many alike', async () => {
    const shop = openShop()
    const numbers = Array.from(
      { length: networkLimits.orderLinks },
      (_, index) => `A-${1001 + index}`,
    )
    for (const number of numbers) {
      expect(await shop.run(sendOrderLink, { ...input, number }, { network })).toEqual(answer)
    }
    expect(shop.find(networkRef(network))?.orderLinks).toHaveLength(numbers.length)
    for (const number of ['A-1001', 'A-9999', 'x']) {
      expect(await shop.run(sendOrderLink, { ...input, number }, { network })).toEqual(
        err('too-many'),
      )
    }
  })

  it.each([order.number, 'A-9999'])(
    'is refused while the shop sends no letters (%s)',
    async (number) => {
      const shop = openShop({ settings: { lettersOn: false } })
      expect(await shop.run(sendOrderLink, { ...input, number })).toEqual(err('letters-off'))
    },
  )

  it.each([
    ['number', { number: 'x' }],
    ['number', { number: '' }],
    ['number', { number: '1'.repeat(300) }],
    ['email', { email: 'rosa' }],
    ['press', { press: aPress() }],
  ])('is refused with a wrong %s', async (field, changes) => {
    expect(await openShop().run(sendOrderLink, { ...input, ...changes })).toEqual(
      err({ code: 'invalid-input', message: expect.stringContaining(field) }),
    )
  })

  it('writes to a buyer whom no other letter reaches, and to nobody for an order without a customer', () => {
    const silent = anOrder({ uid: null, isEntered: true, writesLetters: false })
    expect(isLetterTrue(linkLetter(silent.id, noon), silent)).toBe(true)
    expect(isLetterTrue(linkLetter(order.id, noon), anonymised(order))).toBe(false)
  })
})
