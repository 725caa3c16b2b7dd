import { daysKept, type Localized } from '@storefront/domain'

import type { StoredRecord } from './LegalView.tsx'

const browser: Localized<string> = {
  es: 'Solo en tu navegador.',
  en: 'In your browser only.',
}
const database: Localized<string> = {
  es: 'En nuestra base de datos, Cloud Firestore de Google.',
  en: 'In our database, Google’s Cloud Firestore.',
}
const untilErased: Localized<string> = {
  es: 'Hasta que borres los datos del sitio en tu navegador.',
  en: 'Until you erase the site’s data in your browser.',
}
const untilAccountDeleted: Localized<string> = {
  es: 'Mientras exista tu cuenta.',
  en: 'As long as your account exists.',
}

/** Everything the site stores, in the order of a first visit. */
export const storedRecords: readonly StoredRecord[] = [
  {
    what: { es: 'Que eres mayor de edad', en: 'That you are of age' },
    keys: ['ageVerified'],
    where: browser,
    why: {
      es: 'Para preguntarlo una sola vez. El año de nacimiento que escribes no se guarda.',
      en: 'To ask only once. The birth year you type is not kept.',
    },
    howLong: untilErased,
  },
  {
    what: { es: 'Tu respuesta al aviso de cookies', en: 'Your answer to the cookie notice' },
    keys: ['cookieConsent'],
    where: browser,
    why: { es: 'Para respetarla.', en: 'To respect it.' },
    howLong: untilErased,
  },
  {
    what: { es: 'El idioma en que lees', en: 'The language you read in' },
    keys: ['i18nextLng'],
    where: browser,
    why: { es: 'Para recibirte en él.', en: 'To welcome you in it.' },
    howLong: untilErased,
  },
  {
    what: { es: 'El carrito, si no has iniciado sesión', en: 'The cart, if you are not signed in' },
    keys: ['cartItems', 'cartId'],
    where: browser,
    why: {
      es: 'Para que siga ahí cuando vuelvas y pase a tu cuenta una sola vez.',
      en: 'So that it is there when you come back, and moves to your account only once.',
    },
    howLong: {
      es: 'Hasta que lo vacíes, inicies sesión o borres los datos del sitio.',
      en: 'Until you empty it, sign in or erase the site’s data.',
    },
  },
  {
    what: { es: 'Tu sesión', en: 'Your session' },
    keys: ['authToken', 'sessionTrace', 'firebaseLocalStorageDb'],
    where: {
      es: 'En tu navegador; una cookie viaja al servidor por conexión cifrada.',
      en: 'In your browser; a cookie travels to the server over an encrypted connection.',
    },
    why: {
      es: 'Para que no tengas que iniciar sesión en cada página.',
      en: 'So that you need not sign in on every page.',
    },
    howLong: {
      es: 'Hasta que cierres la sesión; la cookie, siete días como máximo.',
      en: 'Until you sign out; the cookie, for seven days at most.',
    },
  },
  {
    what: {
      es: 'Lo que escribes al finalizar la compra: tus datos, los de quien recibe un regalo, forma de pago y notas',
      en: 'What you type at checkout: your details, those of who receives a gift, way to pay and notes',
    },
    keys: ['unsavedCheckout'],
    where: {
      es: 'Solo en tu navegador, en esa pestaña.',
      en: 'In your browser only, in that tab.',
    },
    why: {
      es: 'Para que una recarga o una sesión que se pierde no lo borren.',
      en: 'So that a reload or a lost session does not erase it.',
    },
    howLong: {
      es: 'Hasta que el pedido quede hecho, cierres la sesión o la pestaña.',
      en: 'Until the order is placed, you sign out or close the tab.',
    },
  },
  {
    what: { es: 'La clave del pedido que envías', en: 'The key of the order you send' },
    keys: ['orderPress'],
    where: browser,
    why: {
      es: 'Para que un corte de red o dos pestañas no hagan el pedido dos veces.',
      en: 'So that a lost connection or two tabs do not place the order twice.',
    },
    howLong: {
      es: 'Hasta que el pedido quede hecho, cierres la sesión o borres los datos del sitio.',
      en: 'Until the order is placed, you sign out or erase the site’s data.',
    },
  },
  {
    what: {
      es: 'Los pedidos que haces aquí sin cuenta: número, enlace y fecha',
      en: 'The orders you place here without an account: number, link and date',
    },
    keys: ['guestOrders'],
    where: browser,
    why: {
      es: 'Para que vuelvas a ellos sin buscar el enlace.',
      en: 'So that you return to them without looking for the link.',
    },
    howLong: {
      es: 'Hasta que los olvides en la página «Encuentra tu pedido», se sumen a tu cuenta o borres los datos del sitio.',
      en: 'Until you forget them on the page “Find your order”, they join your account, or you erase the site’s data.',
    },
  },
  {
    what: {
      es: 'Si administras la tienda: lo que buscas en sus listas',
      en: 'If you run the shop: what you look for in its lists',
    },
    keys: ['adminSearches'],
    where: {
      es: 'Solo en tu navegador, en esa pestaña.',
      en: 'In your browser only, in that tab.',
    },
    why: {
      es: 'Para que una recarga o un paso atrás no pierdan la búsqueda, sin que un correo, un nombre o un teléfono queden en la dirección ni en el historial.',
      en: 'So that a reload or a step back keeps the search, while no e-mail, name or phone number is left in an address or in the history.',
    },
    howLong: {
      es: 'Hasta que cierres la sesión o cierres la pestaña.',
      en: 'Until you sign out or close the tab.',
    },
  },
  {
    what: { es: 'Tu cuenta: correo y contraseña', en: 'Your account: e-mail and password' },
    where: {
      es: 'En Firebase Authentication, de Google. La contraseña se guarda como una huella que nadie puede leer; si entras con Google, no hay contraseña.',
      en: 'In Google’s Firebase Authentication. The password is stored as a hash that nobody can read; if you sign in with Google there is none.',
    },
    why: { es: 'Para saber que eres tú.', en: 'To know that it is you.' },
    howLong: untilAccountDeleted,
  },
  {
    what: {
      es: 'Tu perfil: correo, nombre, cédula, teléfono, dirección, rol y fecha de registro',
      en: 'Your profile: e-mail, name, cédula, phone, address, role and date of registration',
    },
    where: database,
    why: { es: 'Para entregar y facturar tus pedidos.', en: 'To deliver and invoice your orders.' },
    howLong: untilAccountDeleted,
  },
  {
    what: { es: 'El carrito de tu cuenta', en: 'The cart of your account' },
    where: database,
    why: {
      es: 'Para que te siga de un dispositivo a otro.',
      en: 'So that it follows you from one device to another.',
    },
    howLong: {
      es: 'Hasta que lo vacíes o se borre tu cuenta.',
      en: 'Until you empty it or your account is deleted.',
    },
  },
  {
    what: {
      es: 'Tus pedidos, con cuenta o sin ella: nombre, cédula, teléfono, razón social, correo, calle, ciudad, provincia, referencia; productos, valores, pagos y devoluciones, idioma, notas, de un regalo la nota y el nombre, teléfono y dirección de quien lo recibe, guía de transporte y cada paso con su fecha',
      en: 'Your orders, with or without an account: name, cédula, phone, business name, e-mail, street, city, province, landmark; products, amounts, payments and refunds, language, notes, of a gift its note and the name, phone and address of who receives it, tracking number and each step with its date',
    },
    where: database,
    why: {
      es: 'Para cumplirlos y para la contabilidad.',
      en: 'To fulfill them, and for our accounts.',
    },
    howLong: {
      es: 'El tiempo que exija la ley tributaria; si eliminas tu cuenta, sin tu nombre ni tus datos.',
      en: 'For as long as tax law requires; if you delete your account, without your name and details.',
    },
  },
  {
    what: {
      es: 'Con cada pedido, cada corrección o búsqueda de uno y cada correo en espera, una huella de la dirección de red desde la que llega; con ella nadie puede averiguar la dirección',
      en: 'With each order, each correction of one, each search for one and each address on a waiting list, a hash of the network address it comes from; nobody can read the address back from it',
    },
    where: database,
    why: {
      es: 'Para frenar a quien envía pedidos o correos falsos por decenas.',
      en: 'To stop whoever sends fake orders or addresses by the dozen.',
    },
    howLong: {
      es: 'Cuenta durante una hora y se borra en los días siguientes.',
      en: 'It counts for an hour and is deleted in the following days.',
    },
  },
  {
    what: {
      es: 'Si esperas una botella: tu correo, tu idioma y la fecha. No va en tu descarga: pídenoslo y te lo enviamos',
      en: 'If you are waiting for a bottle: your e-mail, your language and the date. It is not in your download: ask us and we will send it',
    },
    where: database,
    why: {
      es: 'Para avisarte, una sola vez, cuando la puedas comprar.',
      en: 'To tell you, once, when you can buy it.',
    },
    howLong: {
      es: 'Hasta que te avisemos, nos pidas borrarlo o elimines tu cuenta.',
      en: 'Until we have told you, you ask us to erase it or you delete your account.',
    },
  },
  {
    what: {
      es: 'Notas internas de quien atiende tu pedido. No las ves en tu cuenta ni van en tu descarga: pídenoslas y te las enviamos',
      en: 'Internal notes of whoever handles your order. They appear neither in your account nor in your download: ask us and we will send them',
    },
    where: database,
    why: { es: 'Para atender el pedido.', en: 'To handle the order.' },
    howLong: untilAccountDeleted,
  },
]

const letterRecord: StoredRecord = {
  what: {
    es: 'De cada correo automático sobre tus pedidos: cuál es, cuándo salió y si hubo un problema; ni tu dirección ni el texto. No va en tu descarga: pídenoslo y te lo enviamos',
    en: 'For each automatic e-mail about your orders: which one it is, when it left and whether there was a problem; neither your address nor the text. It is not in your download: ask us and we will send it',
  },
  where: database,
  why: {
    es: 'Para no enviarte el mismo dos veces.',
    en: 'So as not to send you the same one twice.',
  },
  howLong: {
    es: 'El mismo tiempo que el pedido.',
    en: 'As long as the order.',
  },
}

const waitingLetterRecord: StoredRecord = {
  what: {
    es: 'De cada correo sobre una botella que quieres esperar: tu dirección, tu idioma, cuál es la botella y cuándo salió. No va en tu descarga: pídenoslo y te lo enviamos',
    en: 'For each e-mail about a bottle you want to wait for: your address, your language, which bottle it is and when it left. It is not in your download: ask us and we will send it',
  },
  where: database,
  why: {
    es: 'Para enviarlo, y para que sus enlaces confirmen tu dirección o la quiten de la lista.',
    en: 'To send it, and so that its links confirm your address or take it off the list.',
  },
  howLong: {
    es: `El que pide confirmar, ${daysKept.placeToConfirm} días; el que avisa, ${daysKept.bottleAvailable}; menos, si quitas tu correo o eliminas tu cuenta.`,
    en: `The one that asks you to confirm, ${daysKept.placeToConfirm} days; the one that tells you, ${daysKept.bottleAvailable}; less if you take your address off or delete your account.`,
  },
}

/** What is stored besides while the shop sends automatic e-mails. */
export const letterRecords: readonly StoredRecord[] = [letterRecord, waitingLetterRecord]
