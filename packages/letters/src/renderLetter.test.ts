import { brand } from '@storefront/brand'
import { isLetterUpToDate, languages, letterKinds, type Order } from '@storefront/domain'
import { describe, expect, it } from 'vitest'

import { renderLetter } from './renderLetter.ts'
import { sampleLetter } from './sampleLetter.ts'
import { aLetter, cancelledAutomatically, shop } from './testing/aLetter.ts'

const account = shop.bankAccount.number
const lettersToBuyer = letterKinds.filter((kind) => kind !== 'newOrder')

/** What a name must not do to a letter: mark up, break a header, or refer to another text. */
const hostileCustomer = {
  ...aLetter('newOrder').order.customer,
  nombre: 'Rosa<img/src=x>\r\nBcc: eva@example.com "Q" & {total} $t(pay.title)',
}

/** The visible text of a letter as HTML, for comparisons with its text version. */
const wordsOf = (html: string) =>
  html
    .replace(/^[^]*<body/, '<body')
    .replaceAll(/<[^>]*>/g, ' ')
    .replaceAll('&amp;', '&')

describe.each(letterKinds)('%s', (kind) => {
  it.each(languages)('has number, lines and total in %s, as HTML and as text', async (language) => {
    const { subject, html, text } = await renderLetter(kind, aLetter(kind), language)
    const total = language === 'es' ? '$98,00' : '$98.00'
    expect(subject).toContain('A-1001')
    expect(html).toMatch(new RegExp(`<html [^>]*lang="${language}"`))
    for (const version of [wordsOf(html), text]) {
      expect(version).toContain('A-1001')
      expect(version).toContain(`${brand.name} Triple Destilado`)
      expect(version).toContain(total)
      expect(version).not.toMatch(/[{}]|undefined|null|NaN/)
    }
  })

  it('escapes what the buyer has typed, and keeps its subject in one line', async () => {
    const data = aLetter(kind, { customer: hostileCustomer })
    const { subject, html } = await renderLetter(kind, data, 'en')
    expect(subject).not.toMatch(/[\r\n]/)
    expect(html).not.toContain('<img')
    expect(html).toContain('Rosa&lt;img/src=x&gt;')
  })

  it('loads nothing from elsewhere', async () => {
    const { html } = await renderLetter(kind, aLetter(kind), 'es')
    expect(html).not.toMatch(/<(img|link|script)|url\(|@import/)
  })
})

describe.each(lettersToBuyer)('%s, of an order without an account,', (kind) => {
  it.each([
    ['es', '/orders/00000000000000000000'],
    ['en', '/en/orders/00000000000000000000'],
  ] as const)('leads to the order’s page in %s, and names no account', async (language, path) => {
    const { html, text } = await renderLetter(kind, aLetter(kind), language)
    expect(html).toContain(`href="${brand.siteUrl}${path}"`)
    expect(text).toContain(brand.siteUrl + path)
    expect(text).not.toMatch(/tu cuenta|your account/i)
  })
})

/** The text version of a letter in Spanish. */
const textOf = async (...[kind, order]: Parameters<typeof aLetter>) =>
  (await renderLetter(kind, aLetter(kind, order), 'es')).text

describe('the bank account', () => {
  it.each(['orderReceived', 'paymentReminder'] as const)('is in %s of a transfer', async (kind) => {
    const text = await textOf(kind)
    expect(text).toContain(account)
    expect(text).toContain('1790012344001')
    expect(text).toMatch(/Referencia\s+A-1001/)
    expect(text).toMatch(/Valor\s+\$98,00/)
  })

  it.each(letterKinds.filter((kind) => kind !== 'paymentReminder'))(
    'is not in %s of an order that is paid in cash',
    async (kind) => {
      expect(await textOf(kind, { paymentMethod: 'onDelivery' })).not.toContain(account)
    },
  )
})

describe('what the buyer reads', () => {
  it('names the last day of the transfer, where the shop sets one', async () => {
    const data = aLetter('orderReceived')
    const { text } = await renderLetter('orderReceived', data, 'es')
    expect(text).toContain('Paga hasta el jueves 26 de noviembre')
    const settings = { ...data.settings, transferDays: null }
    const other = await renderLetter('orderReceived', { ...data, settings }, 'es')
    expect(other.text).not.toContain('Paga hasta')
  })

  it('says how much cash to have ready, and when', async () => {
    const data = aLetter('orderReceived', { paymentMethod: 'onDelivery' })
    const { text } = await renderLetter('orderReceived', data, 'en')
    expect(text).toMatch(/Exact amount to have ready, in cash\s+\$98\.00/)
    expect(text).toContain('Between Wednesday, November 25 and Monday, November 30')
  })

  it('asks for cash with a parcel that is not paid, and not with one that is', async () => {
    const due = await textOf('orderShipped', { paymentMethod: 'onDelivery' })
    const paid = await textOf('orderShipped', { paymentMethod: 'onDelivery', receivedCents: 9_800 })
    expect(due).toContain('en efectivo')
    expect(paid).not.toContain('en efectivo')
  })

  it('gives the address in lines: street, city and province, reference', async () => {
    expect(await textOf('orderReceived')).toMatch(
      /Dirección\s+Av\. Amazonas N34-120\n\s+Quito, Pichincha\n\s+Frente al parque/,
    )
  })

  it.each(letterKinds)(
    'has no addresses of links beside a contact in the text of %s',
    async (kind) => {
      expect(await textOf(kind)).not.toMatch(/mailto:|tel:|wa\.me/)
    },
  )

  it('follows the parcel on its carrier’s page', async () => {
    const { html } = await renderLetter('orderShipped', aLetter('orderShipped'), 'en')
    expect(html).toContain('https://www.servientrega.com.ec/Tracking/?guia=980012345678&amp;')
  })

  it.each<[Partial<Order>, string]>([
    [{}, 'no tienes nada que pagar'],
    [{ receivedCents: 9_800 }, 'Te devolvemos los $98,00 que pagaste'],
    [{ receivedCents: 9_800, refundedAt: 2, refundedCents: 9_800 }, 'Ya te devolvimos $98,00'],
  ])('says what becomes of the money of a cancelled order', async (order, words) => {
    expect(await textOf('orderCancelled', order)).toContain(words)
  })

  it('says until when a late transfer is awaited, and why the order was cancelled then', async () => {
    expect(await textOf('paymentReminder')).toContain(
      'Guardamos tus botellas hasta el jueves 26 de noviembre.',
    )
    const late = 'porque la transferencia no llegó a tiempo'
    expect(await textOf('orderCancelled', cancelledAutomatically)).toContain(late)
    expect(await textOf('orderCancelled')).not.toContain('a tiempo')
  })

  it('says that an order of an account opens with it', async () => {
    expect(await textOf('orderShipped', { uid: 'rosa' })).toContain('Se abre con tu cuenta.')
  })
})

describe('an order that is picked up', () => {
  const pickupAddress = 'Av. Amazonas N24-03, Quito'
  const customer = {
    ...aLetter('newOrder').order.customer,
    direccion: '',
    city: '',
    province: '',
    reference: '',
  } as const
  const picked = (order: Partial<Order> = {}): Partial<Order> => ({
    pickupAddress,
    customer,
    tracking: null,
    shippingCents: 0,
    ...order,
  })

  it.each(letterKinds)('is told of no shipment in %s', async (kind) => {
    for (const paymentMethod of ['transfer', 'onDelivery'] as const) {
      for (const language of languages) {
        const data = aLetter(kind, picked({ paymentMethod }))
        const { subject, text } = await renderLetter(kind, data, language)
        expect(`${subject} ${text}`).not.toMatch(
          /en camino|salieron|salgan|Envío|al recibir|courier|on its way|they leave|Shipping|on delivery|when it arrives/i,
        )
        expect(text).not.toMatch(/^\s*,\s*$/m)
      }
    }
  })

  it('is ready where it waits, with the cash to bring', async () => {
    const data = aLetter('orderShipped', picked({ paymentMethod: 'onDelivery' }))
    const { subject, text } = await renderLetter('orderShipped', data, 'es')
    expect(subject).toBe('Tu pedido A-1001 está listo para retirar')
    expect(text).toContain(`Rosa, tus 3 botellas te esperan en ${pickupAddress}.`)
    expect(text).toContain('Di el número de tu pedido, A-1001.')
    expect(text).toMatch(/Al retirar[^]*en efectivo y exacto/)
  })

  it('has its address in place of the buyer’s', async () => {
    expect(await textOf('orderReceived', picked())).toMatch(/Lo retiras en\s+Av\. Amazonas N24-03/)
    expect(await textOf('newOrder', picked())).toMatch(/Retira en\s+Av\. Amazonas N24-03/)
    expect(await textOf('newOrder', picked())).not.toContain('Dirección')
  })
})

it('leads the owner to the order in the dashboard, with the buyer’s data', async () => {
  const { subject, text } = await renderLetter('newOrder', aLetter('newOrder'), 'es')
  expect(subject).toBe('Pedido nuevo A-1001: $98,00, Rosa Quishpe')
  expect(text).toContain(`${brand.siteUrl}/dashboard/orders/00000000000000000000`)
  expect(text).toContain('Timbre del segundo piso.')
  expect(text).toContain('+593 99 123 4567')
  expect(text).toContain('Quito, Pichincha')
})

it('takes a name as it is, whatever it looks like to i18next', async () => {
  const data = aLetter('newOrder', { customer: hostileCustomer })
  expect((await renderLetter('newOrder', data, 'en')).subject).toBe(
    'New order A-1001: $98.00, Rosa<img/src=x> Bcc: eva@example.com "Q" & {total} $t(pay.title)',
  )
})

describe('a sample', () => {
  it.each(letterKinds)('of %s is about an order that the letter is sent for', (kind) => {
    expect(isLetterUpToDate(kind, sampleLetter(kind, shop, 'es', 'transfer').order)).toBe(true)
  })

  it('has the settings of the shop, and a made-up account where there is none', async () => {
    const settings = { ...shop.settings, shippingCents: 1_250 }
    const data = sampleLetter(
      'orderReceived',
      { ...shop, settings, bankAccount: null },
      'es',
      'transfer',
    )
    const { text } = await renderLetter('orderReceived', data, 'es')
    expect(text).toMatch(/Envío\s+\$12,50/)
    expect(text).toMatch(/Número de cuenta\s+0000000000/)
  })
})
