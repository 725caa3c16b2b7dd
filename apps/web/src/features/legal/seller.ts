import type { Language, ShopSettings } from '@storefront/domain'

import { brand } from '../../content/brand.ts'

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
    es: ({ deliveryDays }) =>
      deliveryDays === null
        ? 'Acordamos contigo cuándo llega.'
        : `Un pedido llega en ${daysIn(deliveryDays, ' a ')} ${deliveryDays.to === 1 ? 'día hábil' : 'días hábiles'}.`,
    en: ({ deliveryDays }) =>
      deliveryDays === null
        ? 'We agree with you on when it arrives.'
        : `An order arrives in ${daysIn(deliveryDays, ' to ')} working ${deliveryDays.to === 1 ? 'day' : 'days'}.`,
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

const daysIn = ({ from, to }: { readonly from: number; readonly to: number }, until: string) =>
  from === to ? `${to}` : `${from}${until}${to}`
