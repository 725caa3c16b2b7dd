import type { BankAccount, Order } from '@storefront/domain'
import { anOrder } from '@storefront/domain/testing'
import { describe, expect, it } from 'vitest'

import {
  fittingMessageKind,
  messageKinds,
  messageKindsFor,
  messageText,
} from './messagesToBuyer.ts'

const bankAccount: BankAccount = {
  bank: 'Banco de los Andes',
  kind: 'checking',
  number: '2100445678',
  holder: 'Destilería de Palora S.A.S.',
  holderId: '1790012345001',
}
const cash = { paymentMethod: 'onDelivery' } as const
const paid = { paymentReceivedAt: 1 } as const

describe('the message that fits an order', () => {
  it.each<[Partial<Order>, string]>([
    [{}, 'account'],
    [paid, 'day'],
    [cash, 'day'],
    [{ status: 'shipped' }, 'onItsWay'],
    [{ status: 'delivered' }, 'onItsWay'],
    [{ status: 'cancelled', ...paid }, 'refund'],
  ])('%o: %s', (order, kind) => {
    expect(fittingMessageKind(anOrder(order))).toBe(kind)
    expect(messageKindsFor(anOrder(order))).toContain(kind)
  })

  it('is no message about an account for who pays in cash', () => {
    expect(messageKindsFor(anOrder(cash))).toEqual(['day', 'onItsWay'])
  })
})

const onItsWay = (tracking: Order['tracking']) => messageText('onItsWay', anOrder({ tracking }))

const aboutRefund = (order: Partial<Order>) =>
  messageText('refund', anOrder({ status: 'cancelled', ...order }))

describe('the text of a message', () => {
  it('is in the language of the buyer, with the amount as it is written there', () => {
    expect(messageText('account', anOrder({ language: 'en', bankAccount }))).toMatch(
      /^Hello Rosa, .*\$59\.00: Banco de los Andes, checking account 2100445678, .*1790012345001\. /,
    )
    expect(messageText('account', anOrder({ bankAccount }))).toMatch(
      /^Hola, Rosa: .*\$59,00: Banco de los Andes, cuenta corriente 2100445678, /,
    )
  })

  it('names carrier and number of the parcel as far as they are known', () => {
    expect(onItsWay({ carrier: 'Tramaco', number: '7' })).toContain(' con Tramaco, guía 7.')
    expect(onItsWay({ carrier: 'Tramaco', number: '' })).toContain('en camino con Tramaco.')
    expect(onItsWay(null)).toContain('va en camino.')
  })

  it('speaks of a refund only where there is one', () => {
    expect(aboutRefund({})).toContain('No tienes nada que pagar.')
    expect(aboutRefund(paid)).toContain('Te devolvemos $59,00')
    expect(aboutRefund({ ...paid, refundedAt: 2 })).toContain('Ya te devolvimos $59,00.')
  })

  it.each(messageKinds)('has all its words in both languages: %s', (kind) => {
    for (const order of [anOrder(), anOrder(paid), anOrder({ items: [] })]) {
      for (const language of ['es', 'en'] as const) {
        expect(messageText(kind, order, language)).toContain(order.number)
      }
    }
  })
})
