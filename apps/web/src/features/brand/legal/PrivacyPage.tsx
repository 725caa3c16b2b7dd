import { defaultShopSettings, type ShopSettings } from '@storefront/domain'
import { useTranslation } from 'react-i18next'

import { PageHead } from '../../../shared/navigation/PageHead.tsx'
import { useSettings } from '../../../shared/useSettings.ts'
import { LegalView, type LegalText } from './LegalView.tsx'
import { sellerIn } from './seller.ts'
import { letterRecords, storedRecords } from './storedRecords.ts'

/** `/privacy`: the data stored about visitors, and their rights. */
export function Page() {
  const { t } = useTranslation('legal')
  const settings = useSettings().data ?? defaultShopSettings
  return (
    <>
      <PageHead path="/privacy" title={t('privacy.title')} description={t('privacy.description')} />
      <LegalView title={t('privacy.title')} text={privacyOf(settings)} settings={settings} />
    </>
  )
}

/** Names the mail service as a recipient of data; empty while the shop sends no letters. */
const mailService = {
  es: ({ lettersOn }: ShopSettings) =>
    lettersOn
      ? 'El servicio de correo que usamos para avisarte recibe tu dirección de correo y lo que dice cada aviso. '
      : '',
  en: ({ lettersOn }: ShopSettings) =>
    lettersOn
      ? 'The mail service we use to keep you informed receives your e-mail address and what each message says. '
      : '',
}

/** The privacy policy, under Ecuador's LOPDP and the GDPR. */
export const privacyOf = (settings: ShopSettings): LegalText => ({
  lead: {
    es: 'Guardamos poco, decimos qué y no vendemos ningún dato. Aquí está todo: para qué, por cuánto tiempo y cómo llevártelo o borrarlo.',
    en: 'We keep little, we say what, and we sell none of it. Here is all of it: what for, for how long, and how to take it with you or erase it.',
  },
  clauses: [
    {
      id: 'controller',
      title: { es: 'Quién responde', en: 'Who is responsible' },
      body: {
        es: [`Responde por tus datos ${sellerIn('es', settings)}.`],
        en: [`The controller of your data is ${sellerIn('en', settings)}.`],
      },
    },
    {
      id: 'stored',
      title: { es: 'Qué guardamos', en: 'What we keep' },
      body: {
        es: [
          'Solo lo necesario para que la tienda funcione. No cargamos analítica ni publicidad; si algún día medimos las visitas, será con tu permiso y lo dirá esta página.',
        ],
        en: [
          'Only what the shop needs to work. We load no analytics and no advertising; should we ever measure visits, it will be with your permission, and this page will say so.',
        ],
      },
      records: settings.lettersOn ? [...storedRecords, ...letterRecords] : storedRecords,
    },
    {
      id: 'grounds',
      title: { es: 'Por qué podemos hacerlo', en: 'On what grounds' },
      body: {
        es: [
          'La ley pide una razón para cada uso. Las nuestras son tres:',
          [
            settings.lettersOn
              ? 'Cumplir lo que nos pides: tu cuenta, tu carrito, tus pedidos, con los correos que te dicen cómo van, y el aviso de que llegó una botella.'
              : 'Cumplir lo que nos pides: tu cuenta, tu carrito, tus pedidos y el aviso de que llegó una botella.',
            'Cumplir la ley: no vender a menores de edad, facturar y llevar la contabilidad.',
            'Tu consentimiento, para todo lo que no sea necesario. Hoy no hay nada de eso.',
          ],
        ],
        en: [
          'The law asks for a reason for each use. Ours are three:',
          [
            settings.lettersOn
              ? 'To do what you ask of us: your account, your cart, your orders, with the e-mails that tell you how they are going, and word that a bottle has arrived.'
              : 'To do what you ask of us: your account, your cart, your orders and word that a bottle has arrived.',
            'To obey the law: not selling to minors, invoicing and keeping accounts.',
            'Your consent, for anything that is not necessary. Today there is nothing of the kind.',
          ],
        ],
      },
    },
    {
      id: 'recipients',
      title: { es: 'Con quién los compartimos', en: 'With whom we share it' },
      body: {
        es: [
          `Google aloja la autenticación y la base de datos por encargo nuestro (Firebase); sus servidores pueden estar fuera del Ecuador y de la Unión Europea. Quien reparte recibe el nombre, el teléfono y la dirección del pedido. ${mailService.es(settings)}Nadie más, salvo una autoridad que lo exija conforme a la ley.`,
        ],
        en: [
          `Google hosts the authentication and the database on our behalf (Firebase); its servers may be outside Ecuador and the European Union. Whoever delivers receives the name, phone and address of the order. ${mailService.en(settings)}Nobody else does, unless an authority lawfully demands it.`,
        ],
      },
    },
    {
      id: 'security',
      title: { es: 'Cómo los protegemos', en: 'How we protect it' },
      body: {
        es: [
          'Todo viaja por conexión cifrada. Las reglas de la base de datos dejan que cada cuenta lea y cambie solo lo suyo, y que el equipo de la tienda vea lo que necesita para atender los pedidos. Un pedido hecho sin cuenta lo ve quien tiene su enlace, que nadie puede adivinar.',
        ],
        en: [
          'Everything travels over an encrypted connection. The database’s rules let each user read and change only what is theirs, and the shop’s team what it needs to handle orders. An order placed without an account is seen by whoever has its link, which nobody can guess.',
        ],
      },
    },
    {
      id: 'rights',
      title: { es: 'Tus derechos', en: 'Your rights' },
      body: {
        es: [
          'La Ley Orgánica de Protección de Datos Personales del Ecuador y, si estás en la Unión Europea, el Reglamento General de Protección de Datos te permiten:',
          [
            'saber qué datos tuyos tenemos y recibir una copia;',
            'corregirlos y actualizarlos;',
            'pedir que los eliminemos;',
            'oponerte a un uso o pedir que lo suspendamos;',
            'llevártelos en un formato que otro servicio pueda leer;',
            'retirar un consentimiento, con efecto desde ese momento;',
            'no quedar sujeto a una decisión tomada solo por una máquina. Aquí no hay ninguna.',
          ],
          'En tu cuenta corriges tu perfil, descargas en un archivo tu cuenta, tu perfil, tu carrito y tus pedidos, y eliminas la cuenta cuando quieras; antes te decimos qué se borra y qué nos obliga la ley a conservar. Si pediste sin cuenta, y para todo lo demás, escríbenos: respondemos en quince días como máximo, sin costo. Si no quedas conforme, puedes reclamar ante la Superintendencia de Protección de Datos Personales del Ecuador o ante la autoridad de tu país.',
        ],
        en: [
          'Ecuador’s Organic Law on Personal Data Protection and, if you are in the European Union, the General Data Protection Regulation entitle you to:',
          [
            'know what data we hold about you, and receive a copy;',
            'have it corrected and updated;',
            'have it erased;',
            'object to a use, or have it restricted;',
            'take it with you in a format that another service can read;',
            'withdraw a consent, with effect from then on;',
            'not be subject to a decision taken by a machine alone. There is none here.',
          ],
          'In your account you can correct your profile, download your account, profile, cart and orders as a file, and delete the account whenever you like; we tell you first what is removed and what the law makes us keep. If you ordered without an account, and for everything else, write to us: we answer within fifteen days, free of charge. If you are not satisfied, you can complain to Ecuador’s Superintendency of Personal Data Protection or to your own country’s authority.',
        ],
      },
    },
    {
      id: 'minors',
      title: { es: 'Menores de edad', en: 'Minors' },
      body: {
        es: [
          'Este sitio es para mayores de 18 años. Si sabemos que una cuenta es de alguien menor de edad, la borramos.',
        ],
        en: [
          'This site is for people aged 18 or older. If we learn that an account belongs to a minor, we delete it.',
        ],
      },
    },
    {
      id: 'changes',
      title: { es: 'Cambios', en: 'Changes' },
      body: {
        es: ['Si algo de esto cambia, lo contaremos aquí antes de que empiece a regir.'],
        en: ['If any of this changes, we will say so here before it takes effect.'],
      },
    },
  ],
})
