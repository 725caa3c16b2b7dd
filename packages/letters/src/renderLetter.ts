import { render, toPlainText } from '@react-email/components'
import type { Language, LetterKind, Localized } from '@storefront/domain'
import { createI18n, formatMoney, wayContext } from '@storefront/i18n'
import type { TFunction } from 'i18next'
import { createElement, type ComponentType, type ReactElement } from 'react'

import { AccountCorrected } from './templates/AccountCorrected.tsx'
import { centsOfPress, type LetterData, type LetterProps } from './templates/letterData.ts'
import { LinkRequested } from './templates/LinkRequested.tsx'
import { NewOrder } from './templates/NewOrder.tsx'
import { OrderCancelled } from './templates/OrderCancelled.tsx'
import { OrderReceived } from './templates/OrderReceived.tsx'
import { OrderShipped } from './templates/OrderShipped.tsx'
import { ParcelTracked } from './templates/ParcelTracked.tsx'
import { PaymentReceived } from './templates/PaymentReceived.tsx'
import { PaymentRefunded } from './templates/PaymentRefunded.tsx'
import { PaymentReminder } from './templates/PaymentReminder.tsx'
import { WaitingListLetter, type WaitingLetterData } from './templates/WaitingListLetter.tsx'

const letters: Readonly<Record<LetterKind, ComponentType<LetterProps>>> = {
  orderReceived: OrderReceived,
  paymentReceived: PaymentReceived,
  orderShipped: OrderShipped,
  parcelTracked: ParcelTracked,
  orderCancelled: OrderCancelled,
  paymentRefunded: PaymentRefunded,
  accountCorrected: AccountCorrected,
  paymentReminder: PaymentReminder,
  orderLink: LinkRequested,
  newOrder: NewOrder,
}

const loadMessages: Localized<() => Promise<object>> = {
  es: async () => (await import('./messages/es.ts')).es,
  en: async () => (await import('./messages/en.ts')).en,
}

/** The parts of a letter's e-mail. */
export interface RenderedLetter {
  /** One line. */
  readonly subject: string
  /** A complete HTML document. */
  readonly html: string
  /** The text version, for mail programs without HTML. */
  readonly text: string
}

/** Renders a letter in a language: its reader's, whatever the language of the page. */
export async function renderLetter(data: LetterData, language: Language): Promise<RenderedLetter> {
  const t = await loadTexts(language)
  const { kind } = data.letter
  const { number, totalCents, customer } = data.order
  const subject = t(`subject.${kind}`, {
    ...wayContext(data.order),
    number,
    total: formatMoney(totalCents, language),
    amount: formatMoney(centsOfPress(data), language),
    name: customer.nombre,
  })
  return rendered(subject, createElement(letters[kind], { ...data, language, t }))
}

/** Renders a letter to somebody on a waiting list. */
export async function renderWaitingLetter(
  data: WaitingLetterData,
  language: Language,
): Promise<RenderedLetter> {
  const t = await loadTexts(language)
  const subject = t(`subject.${data.letter.kind}`, { name: data.product.name })
  return rendered(subject, createElement(WaitingListLetter, { ...data, language, t }))
}

async function loadTexts(language: Language): Promise<TFunction<'letters'>> {
  const i18n = createI18n(language)
  i18n.addResourceBundle(language, 'letters', await loadMessages[language]())
  return i18n.getFixedT(language, 'letters')
}

async function rendered(subject: string, letter: ReactElement): Promise<RenderedLetter> {
  const html = await render(letter)
  return { subject: inOneLine(subject), html, text: toText(html) }
}

/** Removes line breaks and control characters: a line break in a subject would begin another header. */
const inOneLine = (text: string) => text.replaceAll(/[\s\p{Cc}]+/gu, ' ').trim()

/** Converts a letter to its text version: headings are not in capitals, tables have columns. */
const toText = (html: string) =>
  toPlainText(html, {
    selectors: [
      ...['h1', 'h2'].map((selector) => ({ selector, options: { uppercase: false } })),
      {
        selector: 'table.data',
        format: 'dataTable',
        options: { uppercaseHeaderCells: false },
      },
      // Its text already is the address.
      { selector: 'a.contact', format: 'anchor', options: { ignoreHref: true } },
    ],
  })
