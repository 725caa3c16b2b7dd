import { brand } from '@storefront/brand'
import type { Localized, ShopSettings } from '@storefront/domain'

import { termsFacts } from '../legal/seller.ts'

export interface Question {
  /** Its anchor on the page, the same in both languages. */
  readonly id: string
  readonly question: Localized<string>
  readonly answer: Localized<string>
}

const returnsIn: Localized<(settings: ShopSettings) => string> = {
  es: ({ owner: { returnDays } }) =>
    returnDays === null
      ? 'Cerrada y como la recibiste, sí: es tu derecho por haber comprado por internet.'
      : `Cerrada y como la recibiste, sí: hasta ${returnDays} ${returnDays === 1 ? 'día' : 'días'} después de la entrega.`,
  en: ({ owner: { returnDays } }) =>
    returnDays === null
      ? 'Unopened and as you received it, yes: it is your right when you buy online.'
      : `Unopened and as you received it, yes: within ${returnDays} ${returnDays === 1 ? 'day' : 'days'} of delivery.`,
}

/** What people ask before they buy. Delivery and returns depend on the settings, as in the terms. */
export const questionsOf = (settings: ShopSettings): readonly Question[] => [
  {
    id: 'tequila',
    question: { es: '¿Es tequila?', en: 'Is it tequila?' },
    answer: {
      es: `No. El tequila es de agave y de México. ${brand.name} se destila de pitahaya amarilla, la fruta del dragón, en Palora, Ecuador. Se parecen en el oficio: fermentar despacio y pasar por el alambique.`,
      en: `No. Tequila comes from agave, and from Mexico. ${brand.name} is distilled from yellow pitahaya, the dragon fruit, in Palora, Ecuador. What they share is the craft: a slow fermentation, then the still.`,
    },
  },
  {
    id: 'taste',
    question: { es: '¿A qué sabe?', en: 'How does it taste?' },
    answer: {
      es: 'El Destilado, a flor blanca y lima, con un final seco y limpio. El Triple Destilado, a pera y pimienta blanca, más sedoso y más largo. Ninguno de los dos es un licor dulce.',
      en: 'The Destilado, of white blossom and lime, with a dry, clean finish. The Triple Destilado, of pear and white pepper, silkier and longer. Neither is a sweet liqueur.',
    },
  },
  {
    id: 'opened',
    question: { es: '¿Cuánto dura una vez abierta?', en: 'How long does it keep once opened?' },
    answer: {
      es: 'No se echa a perder, pero el aire le va quitando aroma. Bien cerrada, de pie y lejos del sol, está en su mejor momento alrededor de un año; si queda poco en la botella, menos.',
      en: 'It does not spoil, but air slowly takes its scent. Well closed, upright and out of the sun, it is at its best for about a year; less when the bottle is nearly empty.',
    },
  },
  {
    id: 'delivery',
    question: {
      es: '¿Cómo llega y cuánto cuesta el envío?',
      en: 'How does it arrive, and what does delivery cost?',
    },
    answer: {
      es: `Enviamos solo dentro del Ecuador. ${termsFacts.shipping.es(settings)} ${termsFacts.delivery.es(settings)}`,
      en: `We ship within Ecuador only. ${termsFacts.shipping.en(settings)} ${termsFacts.delivery.en(settings)}`,
    },
  },
  {
    id: 'returns',
    question: { es: '¿Puedo devolverla?', en: 'Can I return it?' },
    answer: {
      es: `${returnsIn.es(settings)} Si llegó rota o no es la que pediste, mándanos una foto: la cambiamos o te devolvemos el dinero.`,
      en: `${returnsIn.en(settings)} If it arrived broken or is not the one you ordered, send us a photo, and we’ll replace it or refund you.`,
    },
  },
  {
    id: 'invoice',
    question: { es: '¿Dan factura?', en: 'Do I get an invoice?' },
    answer: {
      es: 'Sí, con el nombre y la cédula, el RUC o el pasaporte que escribes al pedir. Si los necesitas distintos, escríbenos antes de que salga el pedido.',
      en: 'Yes, with the name and the cédula, RUC or passport number you give when you order. If you need different ones, write to us before the order leaves.',
    },
  },
  {
    id: 'age',
    question: { es: '¿Por qué preguntan mi edad?', en: 'Why do you ask my age?' },
    answer: {
      es: 'Porque es alcohol y se vende solo a mayores de 18 años. Preguntamos al entrar, y quien recibe la botella debe mostrar un documento.',
      en: 'Because it is alcohol, and sold only to people aged 18 or older. We ask when you come in, and whoever receives the bottle must show an ID.',
    },
  },
  {
    id: 'abroad',
    question: { es: '¿Envían fuera del Ecuador?', en: 'Do you ship outside Ecuador?' },
    answer: {
      es: 'Todavía no. Si tienes un bar o una tienda y quieres llevarla a tu país, escríbenos.',
      en: 'Not yet. If you run a bar or a shop and would like to bring it to your country, write to us.',
    },
  },
]
