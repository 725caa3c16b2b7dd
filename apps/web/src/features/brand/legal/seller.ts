import { brand } from '@storefront/brand'
import type { DeliveryDays, Language, ShopSettings } from '@storefront/domain'
import { formatList, formatMoney } from '@storefront/i18n'

import {
  daysElsewhere,
  provinceList,
  waysToPay,
  withoutPaymentOnDelivery,
} from '../../shop/cart/buyingFacts.ts'

type Sentence = Record<Language, (settings: ShopSettings) => string>

/** The seller's name, tax number and address from the settings; the brand and its office where they are empty. */
export function sellerIn(language: Language, { owner }: ShopSettings): string {
  const { legalName, ruc, address } = owner
  const name = legalName === '' ? brand.name : `${legalName} (${brand.name})`
  return [name, ...(ruc === '' ? [] : [`RUC ${ruc}`]), address || brand.office[language]].join(', ')
}

/** Sentences of the terms that depend on the settings, each whole before and after the owner sets a value. */
export const termsFacts = {
  delivery: {
    es: (settings) =>
      [
        settings.deliveryDays === null
          ? 'Acordamos contigo cuándo llega.'
          : `Un pedido llega en ${daysIn.es(settings.deliveryDays)}.`,
        ...daysElsewhere(settings).map(
          ({ province, days }) => `A ${province} llega en ${daysIn.es(days)}.`,
        ),
      ].join(' '),
    en: (settings) =>
      [
        settings.deliveryDays === null
          ? 'We will agree with you on when it arrives.'
          : `An order arrives in ${daysIn.en(settings.deliveryDays)}.`,
        ...daysElsewhere(settings).map(
          ({ province, days }) => `To ${province} it takes ${daysIn.en(days)}.`,
        ),
      ].join(' '),
  },
  shipping: {
    es: ({ shippingCents, freeShippingFromCents, provinceTerms, pickupAddress }) => {
      const free =
        freeShippingFromCents === null
          ? ''
          : `, y desde ${formatMoney(freeShippingFromCents, 'es')} es gratis`
      const provinces = provinceList(provinceTerms, 'es')
      const pickup =
        pickupAddress &&
        ` También puedes retirar tu pedido en ${pickupAddress}, sin costo, y pagarlo ahí en efectivo.`
      return `Cuesta ${formatMoney(shippingCents, 'es')}${free}.${provinces && ` El envío a ${provinces} tiene otro precio.`} Lo ves antes de confirmar.${pickup}`
    },
    en: ({ shippingCents, freeShippingFromCents, provinceTerms, pickupAddress }) => {
      const free =
        freeShippingFromCents === null
          ? ''
          : `, and is free from ${formatMoney(freeShippingFromCents, 'en')}`
      const provinces = provinceList(provinceTerms, 'en')
      const pickup =
        pickupAddress &&
        ` You can also pick your order up at ${pickupAddress}, free of charge, and pay there in cash.`
      return `It costs ${formatMoney(shippingCents, 'en')}${free}.${provinces && ` Shipping to ${provinces} has a different price.`} You will see it before you confirm.${pickup}`
    },
  },
  payment: {
    es: (settings) => {
      const list = formatList(withoutPaymentOnDelivery(settings), 'es')
      return `${paymentSentences.es[waysToPay(settings)]}${list && ` En ${list} no se puede pagar al recibir.`}`
    },
    en: (settings) => {
      const list = formatList(withoutPaymentOnDelivery(settings), 'en')
      return `${paymentSentences.en[waysToPay(settings)]}${list && ` There is no payment on delivery in ${list}.`}`
    },
  },
  /** Precedes the list of what can be returned; empty until the owner sets a period. */
  returns: {
    es: ({ owner: { returnDays } }) =>
      returnDays === null
        ? ''
        : `hasta ${returnDays} ${returnDays === 1 ? 'día' : 'días'} después de la entrega puedes devolver `,
    en: ({ owner: { returnDays } }) =>
      returnDays === null
        ? ''
        : `within ${returnDays} ${returnDays === 1 ? 'day' : 'days'} of delivery you may send back `,
  },
} as const satisfies Record<string, Sentence>

const paymentSentences = {
  es: {
    both: 'Pagas al recibir o por transferencia. Para transferir, los datos de la cuenta están en la página de tu pedido.',
    transfer: 'Pagas por transferencia. Los datos de la cuenta están en la página de tu pedido.',
    onDelivery: 'Pagas al recibir, en efectivo.',
  },
  en: {
    both: 'You pay on delivery or by bank transfer. For a transfer, the account’s details are on your order’s page.',
    transfer: 'You pay by bank transfer. The account’s details are on your order’s page.',
    onDelivery: 'You pay in cash on delivery.',
  },
} as const satisfies Record<Language, object>

const daysIn = {
  es: ({ from, to }: DeliveryDays) =>
    `${from === to ? to : `${from} a ${to}`} ${to === 1 ? 'día hábil' : 'días hábiles'}`,
  en: ({ from, to }: DeliveryDays) =>
    `${from === to ? to : `${from} to ${to}`} working ${to === 1 ? 'day' : 'days'}`,
} as const satisfies Record<Language, unknown>
