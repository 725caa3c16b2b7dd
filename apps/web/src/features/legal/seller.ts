import type { Language, ShopSettings } from '@storefront/domain'

import { brand } from '../../content/brand.ts'

type Sentence = Record<Language, (settings: ShopSettings) => string>

/** Who sells, as far as the owner has said so: name, tax number and address; else the brand and its office. */
export function sellerIn(language: Language, { owner }: ShopSettings): string {
  const { legalName, ruc, address } = owner
  const name = legalName === '' ? brand.name : `${legalName} (${brand.name})`
  return [name, ...(ruc === '' ? [] : [`RUC ${ruc}`]), address || brand.office[language]].join(', ')
}

/** What the terms say otherwise once the owner has set it; whole sentences both before and after. */
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
  /** Goes before what has to come back. */
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
