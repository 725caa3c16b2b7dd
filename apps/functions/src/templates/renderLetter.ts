import { render, toPlainText } from '@react-email/components'
import type { Language, LetterKind } from '@storefront/domain'
import { createElement, type ComponentType } from 'react'

import { formatMoney } from '../../../web/src/shared/i18n/formatNumber.ts'
import type { LetterData, LetterProps } from './letterData.ts'
import { letterWords } from './letterWords.ts'
import { NewOrder } from './NewOrder.tsx'
import { OrderCancelled } from './OrderCancelled.tsx'
import { OrderReceived } from './OrderReceived.tsx'
import { OrderShipped } from './OrderShipped.tsx'
import { PaymentReceived } from './PaymentReceived.tsx'
import { PaymentRefunded } from './PaymentRefunded.tsx'
import { PaymentReminder } from './PaymentReminder.tsx'

const letters: Readonly<Record<LetterKind, ComponentType<LetterProps>>> = {
  orderReceived: OrderReceived,
  paymentReceived: PaymentReceived,
  orderShipped: OrderShipped,
  orderCancelled: OrderCancelled,
  paymentRefunded: PaymentRefunded,
  paymentReminder: PaymentReminder,
  newOrder: NewOrder,
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

/** Renders a letter in a language. */
export async function renderLetter(
  kind: LetterKind,
  data: LetterData,
  language: Language,
): Promise<RenderedLetter> {
  const t = letterWords(language)
  const { number, totalCents, customer } = data.order
  const subject = t(`${kind}.subject`, {
    number,
    total: formatMoney(totalCents, language),
    name: customer.nombre,
  })
  const html = await render(createElement(letters[kind], { ...data, language, t }))
  return { subject: inOneLine(subject), html, text: toText(html) }
}

/** Removes line breaks and control characters: a line break in a subject would begin another header. */
const inOneLine = (words: string) => words.replaceAll(/[\s\p{Cc}]+/gu, ' ').trim()

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
