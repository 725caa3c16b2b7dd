import type { BankAccount, Order } from '@storefront/domain'
import { anOrder } from '@storefront/domain/testing'
import { describe, expect, it } from 'vitest'

import { fittingLetter, letterKinds, lettersFor, letterText } from './orderLetters.ts'

const account: BankAccount = {
  bank: 'Banco de los Andes',
  kind: 'checking',
  number: '2100445678',
  holder: 'Destilería de Palora S.A.S.',
  holderId: '1790012345001',
}
const cash = { paymentMethod: 'onDelivery' } as const
const paid = { paymentReceivedAt: 1 } as const

describe('the letter that fits an order', () => {
  it.each<[Partial<Order>, string]>([
    [{}, 'account'],
    [{ paymentMethod: null }, 'account'],
    [paid, 'day'],
    [cash, 'day'],
    [{ status: 'shipped' }, 'onItsWay'],
    [{ status: 'delivered' }, 'onItsWay'],
    [{ status: 'cancelled', ...paid }, 'refund'],
  ])('%o: %s', (order, kind) => {
    expect(fittingLetter(anOrder(order))).toBe(kind)
    expect(lettersFor(anOrder(order))).toContain(kind)
  })

  it('is no letter about an account for who pays in cash', () => {
    expect(lettersFor(anOrder(cash))).toEqual(['day', 'onItsWay'])
  })
})

describe('the text of a letter', () => {
  it('is in the language of the buyer, with the amount as it is written there', () => {
    expect(letterText('account', anOrder({ language: 'en' }), account)).toMatch(
      /^Hello Rosa, .*\$59\.00: Banco de los Andes, checking account 2100445678, .*1790012345001\. /,
    )
    expect(letterText('account', anOrder({ language: null }), account)).toMatch(
      /^Hola, Rosa: .*\$59,00: Banco de los Andes, cuenta corriente 2100445678, /,
    )
  })

  it('names no account that the shop has not set', () => {
    expect(letterText('account', anOrder(), null)).not.toContain('undefined')
  })

  it('names carrier and number of the parcel as far as they are known', () => {
    const text = (tracking: Order['tracking']) =>
      letterText('onItsWay', anOrder({ tracking }), null)
    expect(text({ carrier: 'Tramaco', number: '7' })).toContain('va en camino con Tramaco, guía 7.')
    expect(text({ carrier: 'Tramaco', number: '' })).toContain('va en camino con Tramaco.')
    expect(text(null)).toContain('va en camino.')
  })

  it('speaks of a refund only where there is one', () => {
    const text = (order: Partial<Order>) =>
      letterText('refund', anOrder({ status: 'cancelled', ...order }), null)
    expect(text({})).toContain('No tienes nada que pagar.')
    expect(text(paid)).toContain('Te devolvemos $59,00')
    expect(text({ ...paid, refundedAt: 2 })).toContain('Ya te devolvimos $59,00.')
  })

  it.each(letterKinds)('has all its words in both languages: %s', (kind) => {
    for (const order of [anOrder(), anOrder(paid), anOrder({ items: [] })]) {
      for (const language of ['es', 'en'] as const) {
        expect(letterText(kind, order, account, language)).toContain(order.number)
      }
    }
  })
})
