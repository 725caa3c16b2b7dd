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
  holderId: '1790012344001',
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
    [{ status: 'returned', ...paid }, 'refund'],
  ])('%o: %s', (order, kind) => {
    expect(fittingMessageKind(anOrder(order))).toBe(kind)
    expect(messageKindsFor(anOrder(order))).toContain(kind)
  })

  it('is no message about an account for who pays in cash', () => {
    expect(messageKindsFor(anOrder(cash))).toEqual(['day', 'onItsWay'])
  })
})

const onItsWay = (tracking: Order['tracking']) =>
  messageText('onItsWay', anOrder({ status: 'shipped', tracking }))

const aboutRefund = (order: Partial<Order>) =>
  messageText('refund', anOrder({ status: 'cancelled', ...order }))

describe('the text of a message', () => {
  it('is in the language of the buyer, with the amount as it is written there', () => {
    expect(messageText('account', anOrder({ language: 'en', bankAccount }))).toMatch(
      /^Hello Rosa, .*\$59\.00: Banco de los Andes, checking account 2100445678, .*1790012344001\. /,
    )
    expect(messageText('account', anOrder({ bankAccount }))).toMatch(
      /^Hola, Rosa: .*\$59,00: Banco de los Andes, cuenta corriente 2100445678, /,
    )
  })

  it('speaks of a pick-up, with the cash to bring', () => {
    const facts = { ...cash, pickupAddress: 'Av. Amazonas N24-03, Quito' }
    const order = anOrder(facts)
    expect(messageText('day', order)).toBe(
      'Hola, Rosa: preparamos las 2 botellas de tu pedido A-1001 y te escribimos en cuanto puedas pasar a retirarlo en Av. Amazonas N24-03, Quito.',
    )
    expect(messageText('day', anOrder({ ...facts, ...paid, language: 'en' }))).toMatch(
      /^Hello Rosa, we have received your \$59\.00\. We are preparing the 2 bottles .* pick it up at/,
    )
    expect(messageText('onItsWay', order)).toBe(
      'Hola, Rosa: tu pedido A-1001 está listo para retirar en Av. Amazonas N24-03, Quito. Son $59,00 en efectivo. Lo retira una persona mayor de 18 años con su documento.',
    )
    expect(messageText('onItsWay', anOrder({ ...facts, ...paid, language: 'en' }))).toBe(
      'Hello Rosa, your order A-1001 is ready for pick-up at Av. Amazonas N24-03, Quito. Somebody aged 18 or older has to pick it up and show an ID.',
    )
  })

  it('names carrier and number of the parcel as far as they are known', () => {
    expect(onItsWay({ carrier: 'Tramaco', number: '7' })).toContain(' con Tramaco, guía 7.')
    expect(onItsWay({ carrier: 'Tramaco', number: '' })).toContain('en camino con Tramaco.')
    expect(onItsWay(null)).toContain('va en camino.')
  })

  it.each(['es', 'en'] as const)('has no gap to fill in before it is sent: %s', (language) => {
    for (const kind of messageKinds) {
      for (const facts of [cash, paid, { ...cash, ...paid }]) {
        expect(messageText(kind, anOrder({ ...facts, language }))).not.toMatch(/…|\.\.\.|undefined/)
      }
    }
  })

  it('goes on in lower case after the name', () => {
    expect(messageText('day', anOrder(cash))).toMatch(/^Hola, Rosa: ya tenemos las 2 botellas/)
    expect(messageText('day', anOrder(paid))).toMatch(/^Hola, Rosa: recibimos tus \$59,00\. Ya /)
  })

  it('names what is still due, or goes back', () => {
    const raised = anOrder({ ...paid, receivedCents: 3_200 })
    expect(messageText('account', raised)).toContain('transferencia de $27,00')
    expect(messageText('day', { ...raised, ...cash })).toMatch(
      /ya tenemos .* son \$27,00 en efectivo/,
    )
    const part = { ...paid, status: 'returned', refundedCents: 900 } as const
    expect(messageText('refund', anOrder(part))).toMatch(/volvió a nosotros.*Te devolvemos \$50,00/)
  })

  it('speaks of a refund only where there is one', () => {
    expect(aboutRefund({})).toContain('No tienes nada que pagar.')
    expect(aboutRefund(paid)).toContain('Te devolvemos $59,00')
    expect(aboutRefund({ ...paid, refundedAt: 2 })).toContain('Ya te devolvimos $59,00.')
  })

  it.each(messageKinds)('has all its words in both languages: %s', (kind) => {
    for (const facts of [{}, paid, { items: [] }]) {
      for (const language of ['es', 'en'] as const) {
        expect(messageText(kind, anOrder({ ...facts, language }))).toContain('A-1001')
      }
    }
  })
})
