import { brand } from '@storefront/brand'
import {
  goodsOf,
  isLetterTrue,
  languages,
  letterKinds,
  orderStatuses,
  paymentMethods,
  waitingLetterKinds,
  type LetterKind,
  type OrderStatus,
  type Terms,
} from '@storefront/domain'
import { describe, expect, it } from 'vitest'

import { renderLetter, renderWaitingLetter } from './renderLetter.ts'
import {
  isOnlyOfTransfers,
  sampleLetter,
  sampleWaitingLetter,
  type SampleOrder,
} from './sampleLetter.ts'
import {
  aLetter,
  cancelledAutomatically,
  customer,
  longNamed,
  onlyNamed,
  pickedUp,
  shop,
  type LetterChanges,
} from './testing/aLetter.ts'

const account = shop.bankAccount.number
const lettersToBuyer = letterKinds.filter((kind) => kind !== 'newOrder')

/** What a name must not do to a letter: mark up, break a header, or refer to another text. */
const hostileCustomer = {
  ...customer,
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
    const { subject, html, text } = await renderLetter(aLetter(kind), language)
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
    const data = aLetter(kind, { terms: { customer: hostileCustomer } })
    const { subject, html } = await renderLetter(data, 'en')
    expect(subject).not.toMatch(/[\r\n]/)
    expect(html).not.toContain('<img')
    expect(html).toContain('Rosa&lt;img/src=x&gt;')
  })

  it('loads nothing from elsewhere', async () => {
    const { html } = await renderLetter(aLetter(kind), 'es')
    expect(html).not.toMatch(/<(img|link|script)|url\(|@import/)
  })
})

describe.each(lettersToBuyer)('%s, of an order without an account,', (kind) => {
  it.each([
    ['es', '/orders/00000000000000000000'],
    ['en', '/en/orders/00000000000000000000'],
  ] as const)('leads to the order’s page in %s, and names no account', async (language, path) => {
    const { subject, html, text } = await renderLetter(aLetter(kind), language)
    expect(subject + html.replaceAll(path, '') + text.replaceAll(path, '')).not.toContain(
      '0'.repeat(20),
    )
    expect(html).toContain(`href="${brand.siteUrl}${path}"`)
    expect(text).toContain(brand.siteUrl + path)
    expect(text).not.toMatch(/tu cuenta|your account/i)
  })
})

describe.each(waitingLetterKinds)('%s', (kind) => {
  const sample = sampleWaitingLetter(kind)
  const { key } = sample.letter
  const render = (language: 'es' | 'en', name = sample.product.name) =>
    renderWaitingLetter({ ...sample, product: { ...sample.product, name } }, language)

  it.each(['es', 'en'] as const)(
    'names the bottle in %s, as HTML and as text, and takes the address off the lists',
    async (language) => {
      const { subject, html, text } = await render(language)
      const page = `${brand.siteUrl}${language === 'es' ? '' : '/en'}`
      const opened =
        kind === 'placeToConfirm' ? `/waiting-list#confirm=${key}` : '/products#reposado'
      expect(html).toMatch(new RegExp(`<html [^>]*lang="${language}"`))
      for (const version of [subject, wordsOf(html), text]) {
        expect(version).toContain(sample.product.name)
        expect(version).not.toMatch(/[{}]|undefined|null|NaN/)
      }
      for (const path of [opened, `/waiting-list#leave=${key}`]) {
        expect(html).toContain(`href="${page}${path}"`)
        expect(text).toContain(page + path)
      }
    },
  )

  it('has the key only behind the # of its links, and loads nothing', async () => {
    const { subject, html, text } = await render('es')
    expect((subject + html + text).replaceAll(/#(confirm|leave)=0{20}/g, '')).not.toContain(key)
    expect(html).not.toMatch(/<(img|link|script)|url\(|@import/)
  })

  it('escapes the name, and keeps its subject in one line', async () => {
    const { subject, html } = await render('es', 'Miel<img/src=x>\r\nBcc: eva@example.com')
    expect(subject).not.toMatch(/[\r\n]/)
    expect(html).not.toContain('<img')
  })
})

/** The text version of a letter in Spanish. */
const textOf = async (...[kind, changes]: Parameters<typeof aLetter>) =>
  (await renderLetter(aLetter(kind, changes), 'es')).text

describe('the bank account', () => {
  it.each(['orderReceived', 'paymentReminder', 'accountCorrected'] as const)(
    'is in %s of a transfer',
    async (kind) => {
      const text = await textOf(kind)
      expect(text).toContain(account)
      expect(text).toContain('1790012344001')
      expect(text).toMatch(/Referencia\s+A-1001/)
      expect(text).toMatch(/Valor\s+\$98,00/)
    },
  )

  it.each(letterKinds.filter((kind) => !isOnlyOfTransfers(kind)))(
    'is not in %s of an order that is paid in cash',
    async (kind) => {
      expect(await textOf(kind, { paymentMethod: 'onDelivery' })).not.toContain(account)
    },
  )
})

/** A refund for a reason that is not the buyer's. */
function refund(cents: number, isRestLeft = false) {
  return { kind: 'refunded', cents, reason: 'solo para el panel', isRestLeft } as const
}

describe('what the buyer reads', () => {
  it('names the last day of the transfer as it was promised, where there is one', async () => {
    expect(await textOf('orderReceived')).toContain('Paga hasta el jueves 26 de noviembre')
    const terms = { transferDays: null }
    expect(await textOf('orderReceived', { terms })).not.toContain('Paga hasta')
    // A later setting changes no promise.
    const later = { terms: { transferDays: 4, pendingDays: 9 }, settings: { transferDays: 1 } }
    expect(await textOf('orderReceived', later)).toContain('Paga hasta el viernes 27 de noviembre')
    expect(await textOf('paymentReminder', later)).toContain('hasta el miércoles 25 de noviembre')
  })

  it('says how much cash to have ready, and when', async () => {
    const data = aLetter('orderReceived', { paymentMethod: 'onDelivery' })
    const { text } = await renderLetter(data, 'en')
    expect(text).toMatch(/Exact amount to have ready, in cash\s+\$98\.00/)
    expect(text).toContain('Between Wednesday, November 25 and Monday, November 30')
  })

  it('asks for cash with a parcel that is not paid, and not with one that is', async () => {
    const paymentMethod = 'onDelivery'
    expect(await textOf('orderShipped', { paymentMethod })).toContain('en efectivo')
    const paid = await textOf('orderShipped', { paymentMethod, before: ['received'] })
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
    for (const kind of ['orderShipped', 'parcelTracked'] as const) {
      const { html } = await renderLetter(aLetter(kind), 'en')
      expect(html).toContain('https://www.servientrega.com.ec/Tracking/?guia=980012345678&amp;')
    }
  })

  it('says of a tracking whether it is new or corrects another', async () => {
    const first = { kind: 'tracked', tracking: { carrier: 'Tramaco', number: '7' } } as const
    const corrected = {
      before: ['shipped', first],
      steps: [{ ...first, tracking: { carrier: 'Laarcourier', number: '8' } }],
    } as const
    expect(await textOf('parcelTracked')).toContain('van en camino con Servientrega.')
    const text = await textOf('parcelTracked', corrected)
    expect(text).toContain('Corregimos los datos de tu envío')
    expect(text).toMatch(/Número de guía\s+8/)
    expect(text).not.toContain('Tramaco')
  })

  it.each<[SampleOrder, string]>([
    [{}, 'no tienes nada que pagar'],
    [{ before: ['received'] }, 'Te devolvemos $98,00.'],
    [{ before: ['received'], later: ['refunded'] }, 'Ya te devolvimos $98,00'],
    [{ before: ['received', refund(9_800, true)], later: [] }, 'Ya te devolvimos $98,00'],
    [cancelledAutomatically, 'porque la transferencia no llegó a tiempo'],
  ])('says what becomes of the money of a cancelled order: %o', async (changes, words) => {
    expect(await textOf('orderCancelled', changes)).toContain(words)
  })

  it('says until when a late transfer is awaited', async () => {
    expect(await textOf('paymentReminder')).toContain(
      'Guardamos tus botellas hasta el jueves 26 de noviembre.',
    )
  })

  it('says that an order opens with its account, or by its link where that goes on working', async () => {
    const owned = { uid: 'rosa', isOpenByLink: false }
    expect(await textOf('orderShipped', { placed: owned })).toContain('Se abre con tu cuenta.')
    const joined = { ...owned, isOpenByLink: true }
    expect(await textOf('orderShipped', { placed: joined })).toContain('sin contraseña')
  })

  it('says that the earlier account was wrong, and until when to pay to the right one', async () => {
    const text = await textOf('accountCorrected')
    expect(text).toContain('estaban equivocados')
    expect(text).toContain('No transfieras a la cuenta anterior')
    expect(text).toContain('El plazo empieza de nuevo: tienes hasta el jueves 26 de noviembre.')
    // Of an order that has left, no transfer is awaited by a day.
    expect(await textOf('accountCorrected', { later: ['shipped'] })).not.toContain('El plazo')
  })
})

describe('the amount of a letter', () => {
  const half = { steps: [{ kind: 'received', cents: 2_000 }] } as const

  it.each<[string, LetterKind, LetterChanges, string, string]>([
    ['all', 'paymentReceived', {}, 'Recibimos $98,00', 'Con eso está pagado por completo.'],
    ['a part', 'paymentReceived', half, 'Recibimos $20,00', 'falta pagar $78,00.'],
    [
      'the part that completes it',
      'paymentReceived',
      { before: half.steps, steps: ['received'] },
      'Recibimos $78,00',
      'Con eso está pagado por completo.',
    ],
    [
      'too much',
      'paymentReceived',
      { steps: [{ kind: 'received', cents: 10_000 }] },
      'Recibimos $100,00',
      'pagaste $2,00 de más',
    ],
    [
      'money for a cancelled order',
      'paymentReceived',
      { before: ['cancelled'], steps: half.steps },
      'Recibimos $20,00',
      'Te devolvemos $20,00',
    ],
    ['a refund of all', 'paymentRefunded', {}, 'Te devolvimos $98,00', 'Según el banco'],
    [
      'a refund of a part',
      'paymentRefunded',
      { before: ['received', 'cancelled'], steps: [refund(3_000)] },
      'Te devolvimos $30,00',
      'falta devolverte $68,00.',
    ],
    [
      'the refund of the rest',
      'paymentRefunded',
      { before: ['received', 'cancelled', refund(3_000)], steps: ['refunded'] },
      'Te devolvimos $68,00',
      'te devolvimos $68,00 de tu pedido.',
    ],
    [
      'goodwill, and what was too much, in one press',
      'paymentRefunded',
      { before: [{ kind: 'received', cents: 10_000 }], steps: [refund(1_000)] },
      'Te devolvimos $10,00',
      'te devolvimos $10,00 de tu pedido.',
    ],
  ])('is that of its press: %s', async (_, kind, changes, subject, words) => {
    const letter = await renderLetter(aLetter(kind, changes), 'es')
    expect(letter.subject).toBe(`${subject} de tu pedido A-1001`)
    expect(letter.text).toContain(words)
    expect(letter.text).not.toContain('solo para el panel')
  })

  it('asks for the rest after a part, by transfer or in cash', async () => {
    expect(await textOf('paymentReceived', half)).toMatch(/Valor\s+\$78,00/)
    const cash = await textOf('paymentReceived', { ...half, paymentMethod: 'onDelivery' })
    expect(cash).toMatch(/en efectivo y exacto\s+\$78,00/)
  })
})

/** The ways to each status, after what the letter is about. */
const waysTo: Readonly<Record<OrderStatus, SampleOrder['later'] & object>> = {
  pending: [],
  shipped: ['shipped'],
  delivered: ['shipped', 'delivered'],
  cancelled: ['cancelled'],
  returned: ['shipped', 'returned'],
}

const sorts: Readonly<Record<string, Partial<Terms>>> = {
  'at home': {},
  'with only a name': onlyNamed,
  'picked up': pickedUp,
}

/** Every kind of letter in every status in which it may still be sent, of every sort of order. */
const possible = letterKinds.flatMap((kind) =>
  paymentMethods.flatMap((paymentMethod) =>
    Object.entries(sorts).flatMap(([sort, terms]) =>
      orderStatuses.flatMap((status) => {
        const data = letterIn(kind, status, { paymentMethod, terms })
        return data === null ? [] : [{ kind, paymentMethod, sort, status, data }]
      }),
    ),
  ),
)

/** The letter about an order that has a status by now; null if it cannot come there, or the letter is not true then. */
function letterIn(kind: LetterKind, status: OrderStatus, changes: LetterChanges) {
  const shippedAtFirst = kind === 'orderShipped' || kind === 'parcelTracked'
  const way = waysTo[status]
  const later =
    kind === 'orderCancelled' || kind === 'paymentRefunded' ? [] : way.slice(shippedAtFirst ? 1 : 0)
  try {
    const data = aLetter(kind, { ...changes, later })
    return data.order.status === status && isLetterTrue(data.letter, data.order) ? data : null
  } catch {
    // A parcel is not tracked where an order is picked up, and a step follows only where it can.
    return null
  }
}

const emptyPlaces = /[{}]|undefined|null|NaN| [.,;:]|,\s*[.,]|\b(hacia|al|for|to)\s*[.,]|^\s*,\s*$/m
const onTheWay = /en camino|salieron|ya salió|on (its|their) way|have left|has left/i
const shipment = /salgan|Envío|al recibir|courier|they leave|Shipping|on delivery|when it arrives/i

describe.each(possible)('$kind, $paymentMethod, $sort, $status', ({ data, sort }) => {
  it.each(languages)(
    'has no empty places, and says where the bottles are, in %s',
    async (language) => {
      const isPickup = sort === 'picked up'
      const wrong = [
        emptyPlaces,
        ...(goodsOf(data.order) === 'onItsWay' && !isPickup ? [] : [onTheWay]),
        ...(isPickup ? [shipment] : []),
      ]
      const { subject, text } = await renderLetter(data, language)
      expect(wrong.flatMap((pattern) => pattern.exec(`${subject}\n${text}`) ?? [])).toEqual([])
    },
  )
})

const statusesOf = (kind: LetterKind) => [
  ...new Set(possible.filter((row) => row.kind === kind).map(({ status }) => status)),
]

it('has every kind of letter in the table, in the statuses that it may have', () => {
  expect(Object.fromEntries(letterKinds.map((kind) => [kind, statusesOf(kind)]))).toEqual({
    orderReceived: ['pending'],
    paymentReceived: ['pending', 'shipped', 'delivered', 'cancelled', 'returned'],
    orderShipped: ['shipped'],
    parcelTracked: ['shipped'],
    orderCancelled: ['cancelled'],
    paymentRefunded: ['cancelled'],
    accountCorrected: ['pending', 'shipped', 'delivered'],
    paymentReminder: ['pending'],
    orderLink: ['pending', 'shipped', 'delivered', 'cancelled', 'returned'],
    newOrder: ['pending', 'shipped', 'delivered'],
  })
})

describe('an order that is picked up', () => {
  const picked = { terms: pickedUp, paymentMethod: 'onDelivery' } as const

  it('is ready where it waits, with the cash to bring', async () => {
    const { subject, text } = await renderLetter(
      aLetter('orderShipped', { ...picked, steps: ['shipped'] }),
      'es',
    )
    expect(subject).toBe('Tu pedido A-1001 está listo para retirar')
    expect(text).toContain(`Rosa, tus 3 botellas te esperan en ${pickedUp.pickupAddress}.`)
    expect(text).toContain('Di el número de tu pedido, A-1001.')
    expect(text).toMatch(/Al retirar[^]*en efectivo y exacto/)
  })

  it('has its address in place of the buyer’s', async () => {
    expect(await textOf('orderReceived', picked)).toMatch(/Lo retiras en\s+Av\. Amazonas N24-03/)
    expect(await textOf('newOrder', picked)).toMatch(/Retira en\s+Av\. Amazonas N24-03/)
    expect(await textOf('newOrder', picked)).not.toContain('Dirección')
  })
})

describe('an order of which only the name is known', () => {
  it.each([
    ['orderReceived', /Dirección|Teléfono\s*$|Factura/m],
    ['orderShipped', /hacia/],
  ] as const)('leaves out in %s what it does not know', async (kind, words) => {
    expect(await textOf(kind, { terms: onlyNamed, paymentMethod: 'onDelivery' })).not.toMatch(words)
  })

  it('has left, wherever to', async () => {
    expect(await textOf('orderShipped', { terms: onlyNamed })).toContain(
      'Rosa, tus 3 botellas ya salieron.',
    )
  })
})

it.each(letterKinds)('lets a name without spaces break in %s', async (kind) => {
  const { html } = await renderLetter(aLetter(kind, { terms: longNamed }), 'es')
  const { nombre, direccion } = longNamed.customer
  const holders = [...html.matchAll(/<(?:p|h1|td|th)[^>]*style="([^"]*)"[^>]*>([^<]*)/g)].filter(
    ([, , words = '']) => words.includes(nombre) || words.includes(direccion),
  )
  for (const [, style] of holders) {
    expect(style).toMatch(/overflow-wrap:anywhere.*word-break:break-word/)
  }
})

it('leads the owner to the order in the dashboard, with the buyer’s data', async () => {
  const { subject, text } = await renderLetter(aLetter('newOrder'), 'es')
  expect(subject).toBe('Pedido nuevo A-1001: $98,00, Rosa Quishpe')
  expect(text).toContain(`${brand.siteUrl}/dashboard/orders/00000000000000000000`)
  expect(text).toContain('Timbre del segundo piso.')
  expect(text).toContain('+593 99 123 4567')
  expect(text).toContain('Quito, Pichincha')
})

it('takes a name as it is, whatever it looks like to i18next', async () => {
  const data = aLetter('newOrder', { terms: { customer: hostileCustomer } })
  expect((await renderLetter(data, 'en')).subject).toBe(
    'New order A-1001: $98.00, Rosa<img/src=x> Bcc: eva@example.com "Q" & {total} $t(pay.title)',
  )
})

describe('a sample', () => {
  it.each(letterKinds)('of %s is about an order that the letter is sent for', (kind) => {
    const { letter, order } = sampleLetter(kind, shop, 'es', 'onDelivery')
    expect(isLetterTrue(letter, order)).toBe(true)
  })

  it('has the settings of the shop, and a made-up account where there is none', async () => {
    const settings = { ...shop.settings, shippingCents: 1_250 }
    const data = sampleLetter(
      'orderReceived',
      { ...shop, settings, bankAccount: null },
      'es',
      'transfer',
    )
    const { text } = await renderLetter(data, 'es')
    expect(text).toMatch(/Envío\s+\$12,50/)
    expect(text).toMatch(/Número de cuenta\s+0000000000/)
  })
})
