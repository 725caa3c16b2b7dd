import { defaultShopSettings, ivaPercent, type ShopSettings } from '@storefront/domain'
import { useTranslation } from 'react-i18next'

import { PageHead } from '../../../shared/navigation/PageHead.tsx'
import { useSettings } from '../../../shared/useSettings.ts'
import { LegalView, type LegalText } from './LegalView.tsx'
import { sellerIn, termsFacts } from './seller.ts'

/** `/terms`: the terms of sale. */
export function Page() {
  const { t } = useTranslation('legal')
  const settings = useSettings().data ?? defaultShopSettings
  return (
    <>
      <PageHead path="/terms" title={t('terms.title')} description={t('terms.description')} />
      <LegalView title={t('terms.title')} text={termsSections(settings)} settings={settings} />
    </>
  )
}

/** The terms of sale, which repeat the rules of cart, checkout and orders. */
export const termsSections = (settings: ShopSettings): LegalText => ({
  lead: {
    es: 'Las reglas de la casa, en palabras de todos los días. Al hacer un pedido las aceptas.',
    en: 'The rules of the house, in everyday words. By placing an order you accept them.',
  },
  clauses: [
    {
      id: 'seller',
      title: { es: 'Quién vende', en: 'Who sells' },
      body: {
        es: [`Vende ${sellerIn('es', settings)}.`],
        en: [`The seller is ${sellerIn('en', settings)}.`],
      },
    },
    {
      id: 'age',
      title: { es: 'Solo para mayores de 18', en: 'Adults only' },
      body: {
        es: [
          'No vendemos alcohol a menores de edad. Preguntamos la edad al entrar, y quien recibe debe mostrar un documento: sin él, la botella no se entrega.',
        ],
        en: [
          'We do not sell alcohol to anyone under 18. We ask your age when you enter, and whoever receives the order must show an identity document: without one, the bottle is not handed over.',
        ],
      },
    },
    {
      id: 'prices',
      title: { es: 'Productos y precios', en: 'Products and prices' },
      body: {
        es: [
          `Los precios están en dólares de los Estados Unidos e incluyen el ${ivaPercent} % de IVA. Vale el precio que ves al confirmar el pedido; si cambió desde que pusiste la botella en el carrito, te lo mostramos antes.`,
          'Las imágenes son ilustraciones: la etiqueta y el lote que recibes pueden variar. Lo que dice «Próximamente» aún no se vende.',
        ],
        en: [
          `Prices are in United States dollars and include ${ivaPercent}% IVA, Ecuador’s value-added tax. The price you see when you confirm the order is the one that counts; if it has changed since you put the bottle in your cart, we show you first.`,
          'Pictures are illustrations: the label and batch you receive may differ. Anything marked “Coming soon” is not for sale yet.',
        ],
      },
    },
    {
      id: 'orders',
      title: { es: 'El pedido', en: 'The order' },
      body: {
        es: [
          'Antes de confirmar, ves los productos, el envío, el IVA incluido y el total. Tu pedido queda pendiente hasta que lo aceptamos; si falta una botella o hay un error evidente en el precio, te escribimos y no pagas nada.',
          ...(settings.lettersOn
            ? [
                'El correo automático que te llega al pedir confirma que recibimos tu pedido, no que lo aceptamos.',
              ]
            : []),
          'En los días en que la ley prohíbe vender alcohol, la tienda hace una pausa y lo dice.',
        ],
        en: [
          'Before you confirm, you see the products, the shipping, the IVA included and the total. Your order stays pending until we accept it; if a bottle is missing or a price is plainly wrong, we write to you and you pay nothing.',
          ...(settings.lettersOn
            ? [
                'The automatic e-mail you get after ordering confirms that we have received your order, not that we have accepted it.',
              ]
            : []),
          'On days when the law forbids the sale of alcohol, the shop pauses, and says so.',
        ],
      },
    },
    {
      id: 'payment',
      title: { es: 'El pago', en: 'Payment' },
      body: {
        es: [`${termsFacts.payment.es(settings)} El sitio no pide ni guarda datos de tarjetas.`],
        en: [
          `${termsFacts.payment.en(settings)} The site neither asks for nor keeps card details.`,
        ],
      },
    },
    {
      id: 'shipping',
      title: { es: 'El envío', en: 'Shipping' },
      body: {
        es: [
          `Enviamos dentro del Ecuador. ${termsFacts.shipping.es(settings)} ${termsFacts.delivery.es(settings)} Si una dirección incompleta nos hace volver, te avisamos y acordamos cómo seguir.`,
        ],
        en: [
          `We ship within Ecuador. ${termsFacts.shipping.en(settings)} ${termsFacts.delivery.en(settings)} If an incomplete address sends us back, we will let you know and agree with you on what to do next.`,
        ],
      },
    },
    {
      id: 'cancellation',
      title: { es: 'Cancelar y devolver', en: 'Canceling and returning' },
      body: {
        es: [
          'Mientras el pedido no esté pagado ni en camino, puedes cancelarlo en su página, sin dar motivos y sin costo. Después, escríbenos.',
          `Tienes además el derecho de devolución que la Ley Orgánica de Defensa del Consumidor da a quien compra por internet: ${termsFacts.returns.es(settings)}la botella, cerrada y como la recibiste. Si llegó rota o no es la que pediste, mándanos una foto y la cambiamos o te devolvemos el dinero.`,
        ],
        en: [
          'While an order is neither paid nor on its way, you can cancel it on its page, without giving a reason and at no cost. After that, write to us.',
          `You also have the right of return that Ecuador’s Organic Law on Consumer Protection gives to those who buy online: ${termsFacts.returns.en(settings)}the bottle unopened and as you received it. If it arrived broken or is not the one you ordered, send us a photo, and we will replace it or refund you.`,
        ],
      },
    },
    {
      id: 'responsible',
      title: { es: 'Beber con medida', en: 'Drinking in moderation' },
      body: {
        es: [
          'Es un destilado fuerte: poco, con agua al lado y acompañado de comida. No bebas si vas a conducir, si estás embarazada o dando de lactar, o si tomas medicinas que no se llevan bien con el alcohol.',
        ],
        en: [
          'This is a strong spirit: a little, with food, and with water beside it. Do not drink if you are going to drive, are pregnant or nursing, or take medicine that does not go with alcohol.',
        ],
      },
    },
    {
      id: 'site',
      title: { es: 'El sitio y tu cuenta', en: 'The site and your account' },
      body: {
        es: [
          'Tu contraseña es solo tuya. Textos, ilustraciones y marca pertenecen a quien los hizo; puedes compartir un enlace, no venderlos como propios.',
        ],
        en: [
          'Your password is yours alone. Texts, illustrations and brand belong to those who made them; share a link, but do not sell them as your own.',
        ],
      },
    },
    {
      id: 'law',
      title: { es: 'La ley que rige', en: 'Governing law' },
      body: {
        es: [
          'Rige la ley del Ecuador. Nada de lo dicho aquí quita derechos que la ley da a los consumidores. Si algo cambia, lo contaremos aquí; a un pedido ya hecho se le aplican las reglas del día en que lo hiciste.',
        ],
        en: [
          'The law of Ecuador applies. Nothing said here takes away rights that the law gives to consumers. If anything changes, we will say so here; an order already placed keeps the rules of the day it was placed.',
        ],
      },
    },
  ],
})
