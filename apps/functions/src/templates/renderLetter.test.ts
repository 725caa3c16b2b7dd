import { readFileSync } from 'node:fs'

import { languages, letterKinds, type LetterKind, type Order } from '@storefront/domain'
import { describe, expect, it } from 'vitest'

import { renderLetter } from './renderLetter.ts'
import { colours } from './style.ts'
import { aLetter, cancelledAutomatically, hostileCustomer, standings } from './testing/letters.ts'

const account = '2100 4456 78'

/** The visible text of a letter as HTML, for comparisons with its text version. */
const wordsOf = (html: string) =>
  html
    .replace(/^[^]*<body/, '<body')
    .replaceAll(/<[^>]*>/g, ' ')
    .replaceAll('&amp;', '&')

describe.each(letterKinds)('%s', (kind) => {
  it.each(languages)('has number, lines and total in %s, as HTML and as text', async (language) => {
    const { subject, html, text } = await renderLetter(kind, aLetter(standings[kind]), language)
    const total = language === 'es' ? '$80,50' : '$80.50'
    expect(subject).toContain('7K2M9QX4TB')
    expect(html).toMatch(new RegExp(`<html [^>]*lang="${language}"`))
    for (const version of [wordsOf(html), text]) {
      expect(version).toContain('7K2M9QX4TB')
      expect(version).toContain('Amaru Licor de Pitahaya')
      expect(version).toContain(total)
      expect(version).not.toMatch(/[{}]|undefined|null|NaN/)
    }
  })

  it('escapes what the buyer has typed, and keeps its subject in one line', async () => {
    const data = aLetter({ ...standings[kind], customer: hostileCustomer })
    const { subject, html } = await renderLetter(kind, data, 'en')
    expect(subject).not.toMatch(/[\r\n]/)
    expect(html).not.toContain('<img')
    expect(html).toContain('Rosa&lt;img/src=x&gt;')
  })

  it('loads nothing from elsewhere', async () => {
    const { html } = await renderLetter(kind, aLetter(standings[kind]), 'es')
    expect(html).not.toMatch(/<(img|link|script)|url\(|@import/)
  })
})

/** The text version of a letter in Spanish. */
const textOf = async (kind: LetterKind, order: Partial<Order> = {}) =>
  (await renderLetter(kind, aLetter({ ...standings[kind], ...order }), 'es')).text

describe('the bank account', () => {
  it.each(['orderReceived', 'paymentReminder'] as const)('is in %s of a transfer', async (kind) => {
    const text = await textOf(kind)
    expect(text).toContain(account)
    expect(text).toContain('1790012345001')
    expect(text).toMatch(/Referencia\s+7K2M9QX4TB/)
    expect(text).toMatch(/Valor\s+\$80,50/)
  })

  it.each(letterKinds.filter((kind) => kind !== 'paymentReminder'))(
    'is not in %s of an order that is paid in cash',
    async (kind) => {
      expect(await textOf(kind, { paymentMethod: 'onDelivery' })).not.toContain(account)
    },
  )

  it('is not announced while the shop has none', async () => {
    const data = { ...aLetter(), bankAccount: null }
    const { text } = await renderLetter('orderReceived', data, 'es')
    expect(text).toContain('escríbenos y te damos los datos de la cuenta')
    expect(text).not.toContain('Para pagar')
  })
})

describe('what the buyer reads', () => {
  it('names the last day of the transfer, where the shop sets one', async () => {
    const data = aLetter()
    const { text } = await renderLetter('orderReceived', data, 'es')
    expect(text).toContain('Paga hasta el jueves 26 de noviembre')
    const settings = { ...data.settings, transferDays: null }
    const other = await renderLetter('orderReceived', { ...data, settings }, 'es')
    expect(other.text).not.toContain('Paga hasta')
  })

  it('says how much cash to have ready, and when', async () => {
    const data = aLetter({ paymentMethod: 'onDelivery' })
    const { text } = await renderLetter('orderReceived', data, 'en')
    expect(text).toMatch(/Have ready, in cash and exact\s+\$80\.50/)
    expect(text).toContain('Between Wednesday, November 25 and Monday, November 30')
  })

  it('asks for cash with a parcel that is not paid, and not with one that is', async () => {
    const shipped = { ...standings.orderShipped, paymentMethod: 'onDelivery' } as const
    const due = await renderLetter('orderShipped', aLetter(shipped), 'en')
    const paid = await renderLetter(
      'orderShipped',
      aLetter({ ...shipped, ...standings.paymentReceived }),
      'en',
    )
    expect(due.text).toContain('Have ready, in cash and exact')
    expect(paid.text).not.toContain('in cash')
  })

  it('follows the parcel on its carrier’s page', async () => {
    const { html } = await renderLetter('orderShipped', aLetter(standings.orderShipped), 'en')
    expect(html).toContain('https://www.servientrega.com.ec/Tracking/?guia=980012345678&amp;')
  })

  it.each([
    [{}, 'no tienes nada que pagar'],
    [standings.paymentReceived, 'Te devolvemos los $80,50 que pagaste'],
    [standings.paymentRefunded, 'Ya te devolvimos $80,50'],
  ])('says what becomes of the money of a cancelled order', async (order, words) => {
    const data = aLetter({ ...standings.orderCancelled, ...order })
    expect((await renderLetter('orderCancelled', data, 'es')).text).toContain(words)
  })

  it('says until when a late transfer is awaited, and why the order was cancelled then', async () => {
    const reminder = await renderLetter('paymentReminder', aLetter(), 'es')
    expect(reminder.text).toContain('Guardamos tus botellas hasta el lunes 30 de noviembre.')
    const { text } = await renderLetter('orderCancelled', aLetter(cancelledAutomatically), 'es')
    expect(text).toContain('porque la transferencia no llegó a tiempo')
    expect(await textOf('orderCancelled')).not.toContain('a tiempo')
  })

  it.each([
    ['es', 'https://shop.example/orders/order000000000000001'],
    ['en', 'https://shop.example/en/orders/order000000000000001'],
  ] as const)('leads to the order’s page in %s', async (language, address) => {
    const { html, text } = await renderLetter('orderReceived', aLetter(), language)
    expect(html).toContain(`href="${address}"`)
    expect(text).toContain(address)
  })
})

it('leads the owner to the order in the dashboard, with the buyer’s data', async () => {
  const { subject, text } = await renderLetter('newOrder', aLetter(standings.newOrder), 'es')
  expect(subject).toBe('Pedido nuevo 7K2M9QX4TB: $80,50, Rosa Quishpe')
  expect(text).toContain('https://shop.example/dashboard/orders/order000000000000001')
  expect(text).toContain('Timbre del segundo piso.')
  expect(text).toContain('+593 99 123 4567')
})

it('takes a name as it is, whatever it looks like to i18next', async () => {
  const data = aLetter({ customer: hostileCustomer })
  expect((await renderLetter('newOrder', data, 'en')).subject).toBe(
    'New order 7K2M9QX4TB: $80.50, Rosa<img/src=x> Bcc: eva@example.com "Q" & {total} $t(pay.title)',
  )
})

it('paints with the brand’s pigments', () => {
  const palette = new URL('../../../../packages/ui/src/tokens/palette.css', import.meta.url)
  const css = readFileSync(palette, 'utf8')
  const own = Object.entries(colours).map(([name, hex]) => {
    const token = name.replaceAll(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)
    return `--${token}: ${hex};`
  })
  expect(own.filter((declaration) => !css.includes(declaration))).toEqual([])
})
