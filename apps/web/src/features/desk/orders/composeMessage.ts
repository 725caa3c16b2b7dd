import {
  recipientOf,
  standingCents,
  standingOf,
  type Language,
  type Order,
} from '@storefront/domain'
import { createI18n, formatMoney, localizedPath, wayContext } from '@storefront/i18n'

import { orderPath } from '../../shop/orders/visitorOrders.ts'
import { toBuyer as en } from '../messages/en/toBuyer.ts'
import { toBuyer as es } from '../messages/es/toBuyer.ts'

const words = { es, en }

/** The page has the words of its admin's language; a buyer is written to in their own. */
function wordsFor(language: Language) {
  const i18n = createI18n(language)
  i18n.addResourceBundle(language, 'desk', { toBuyer: words[language] })
  return i18n.getFixedT(language, 'desk')
}

const t = { es: wordsFor('es'), en: wordsFor('en') } as const

/** What an admin sends to a buyer. */
interface Message {
  readonly subject: string
  readonly text: string
  /** The order's link, with which the text ends. */
  readonly link: string
}

/** What to write to the buyer of an order, in their language: where it stands, the amount, and its link. */
export function composeMessage(order: Order): Message {
  const { language, number, customer, pickupAddress } = order
  const link = `${window.location.origin}${localizedPath(orderPath(order.id), language)}`
  return {
    link,
    subject: t[language]('toBuyer.subject', { number }),
    text: t[language](`toBuyer.${standingOf(order)}`, {
      ...wayContext(order),
      name: customer.nombre.split(' ')[0] ?? '',
      number,
      total: formatMoney(standingCents(order), language),
      address: pickupAddress,
      receiver: recipientOf(order).nombre,
      link,
    }),
  }
}
