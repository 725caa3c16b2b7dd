export const settings = {
  missing: {
    title: 'Lo que aún no sabe quien compra',
    deliveryDays: {
      what: 'Cuánto tarda la entrega',
      until: 'Mientras tanto lee que le escribirás para acordar el día.',
    },
    bankAccount: {
      what: 'La cuenta para transferencias',
      until: 'Mientras tanto no se ofrece la transferencia.',
    },
    legalName: {
      what: 'La razón social',
      until: 'Mientras tanto los textos legales nombran la marca.',
    },
    ruc: { what: 'El RUC', until: 'Mientras tanto los textos legales no lo llevan.' },
    address: {
      what: 'La dirección del vendedor',
      until: 'Mientras tanto vale la de la oficina.',
    },
    returnDays: {
      what: 'Los días para devolver',
      until: 'Mientras tanto los términos no dan un plazo.',
    },
  },
  nav: 'En esta página',
  parts: { everyday: 'Cada día', once: 'Una vez' },
  groups: {
    sales: {
      title: 'Ventas',
      text: 'Durante una pausa, por ejemplo por ley seca, la tienda se puede visitar, pero nadie puede hacer un pedido.',
    },
    delivery: {
      title: 'Envío y entrega',
      text: 'Valores en dólares, por pedido. Sin días de entrega, el sitio no promete ninguno.',
    },
    orders: { title: 'Límites de un pedido', text: 'Valen para todos los pedidos nuevos.' },
    transfers: {
      title: 'Transferencias',
      text: 'Quien paga así ve la cuenta en su pedido. Solo se ofrece cuando la cuenta está completa.',
    },
    letters: {
      title: 'Correos automáticos',
      text: 'Quien compra recibe un correo con su pedido y otro con cada novedad; a ti te llega uno por cada pedido nuevo. Léelos antes, y actívalos cuando el servidor de correo esté configurado: desde entonces el sitio los promete.',
    },
    contact: {
      title: 'Contacto',
      text: 'Si un campo queda vacío, vale el dato de la marca. El pie de página se actualiza cuando el sitio se publica de nuevo.',
    },
    seller: {
      title: 'Vendedor',
      text: 'Para los textos legales. Lo que quede vacío no aparece en ellos.',
    },
  },
  description: 'Envíos y pausa de ventas de la tienda {brand}.',
  failed: 'No pudimos leer los ajustes.',
  shipping: 'Costo del envío',
  shippingHint: 'Para cada pedido.',
  freeShippingFrom: 'Envío gratis desde',
  freeShippingHint: 'Subtotal del pedido. Vacío: nunca es gratis.',
  provinces: {
    title: 'Provincias con otro costo de envío',
    hint: 'Vacío: el mismo costo de la tienda. Lo que escribas se cobra en cada pedido a esa provincia, aunque alcance el envío gratis.',
    shipping: 'Envío a {province}',
    onDelivery: 'En {province} se puede pagar al recibir',
  },
  pickupAddress: 'Dirección para retirar pedidos',
  pickupHint:
    'Quien compra puede retirar ahí sus botellas, sin costo de envío, y pagarlas al retirar. Vacío: solo hay envíos.',
  deliveryFrom: 'Entrega desde, en días hábiles',
  deliveryTo: 'Entrega hasta, en días hábiles',
  maxBottles: 'Botellas por pedido, como máximo',
  upTo: 'Entre 1 y {most}.',
  pendingDays: 'Días de espera de un pedido pendiente',
  pendingDaysHint:
    'Después puedes cancelarlo y sus botellas vuelven a las existencias. Con los correos automáticos, un pedido cuya transferencia no llega se cancela solo, tres días después del recordatorio o más tarde.',
  pauseStarts: 'Pausa prevista desde',
  pauseEnds: 'Pausa prevista hasta',
  transferOffered: 'Se puede pagar por transferencia',
  onDeliveryOffered: 'Se puede pagar al recibir',
  bank: 'Banco',
  bankKind: 'Tipo de cuenta',
  bankKinds: { savings: 'Ahorros', checking: 'Corriente' },
  none: 'Sin elegir',
  bankNumber: 'Número de cuenta',
  bankHolder: 'Titular',
  bankHolderId: 'RUC o cédula del titular',
  transferDays: 'Días para transferir',
  transferDaysHint:
    'Desde que se hace el pedido; quien compra ve una fecha. Vacío: no se indica un plazo.',
  lettersOn: 'Enviar correos automáticos',
  letterTexts: {
    read: 'Leer los correos',
    about:
      'Así los recibe cada quien, en su versión de texto: con un pedido inventado y los ajustes guardados.',
    kind: 'Correo',
    toBuyer: 'A quien compra: {kind}',
    toShop: 'A la tienda: {kind}',
    language: 'Idioma del correo',
    failed: 'No pudimos escribir el correo.',
  },
  contactEmail: 'Correo de contacto',
  contactPhone: 'Teléfono de contacto',
  contactWhatsapp: 'WhatsApp',
  phoneWarning:
    'Este número no parece correcto: los clientes lo verán, pero sin enlace para llamar.',
  whatsappWarning:
    'Este número no parece de un celular: los clientes no verán el enlace a WhatsApp.',
  ownerName: 'Razón social',
  ownerRuc: 'RUC',
  idWarning: 'Uno de sus dígitos no cuadra con los demás. Revísalo: lo verán quienes te compran.',
  ownerAddress: 'Dirección del vendedor',
  returnDays: 'Días para devolver',
  salesPaused: 'Pausar las ventas',
  state: {
    open: 'Ventas abiertas',
    openText: 'Se reciben pedidos.',
    paused: 'Ventas en pausa',
    pausedText: 'No se reciben pedidos.',
    onSave: 'Así quedará cuando guardes.',
  },
  plan: {
    none: 'Sin pausa prevista. La hora es la de Ecuador.',
    unclear: 'Indica el inicio y, después de él, el final. La hora es la de Ecuador.',
    period: 'Pausa {period}.',
    over: 'Ya pasó.',
    underWay: 'Está en curso.',
    announced: 'El carrito ya la anuncia.',
    announcedFrom: 'El carrito la anuncia desde el {moment}.',
  },
  preview: {
    title: 'Lo que lee quien compra',
    nothing: 'Nada: las ventas están abiertas y no hay una pausa prevista.',
    delivery: 'Lo que lee quien compra sobre el envío',
    account: 'Lo que ve quien paga por transferencia',
    bottle: 'Con una botella de {price}',
  },
  messageEs: 'Mensaje en español',
  messageEn: 'Mensaje en inglés',
  messageHint: 'Acompaña a la pausa de ahora y a la prevista. Vacío: el sitio usa su propio texto.',
  paused: 'Las ventas están en pausa.',
  saved: 'Los ajustes están guardados.',
  'settings-changed':
    'Alguien cambió los ajustes entretanto. Los tuyos todavía no se guardaron: lo que escribiste sigue aquí. Revisa y guarda de nuevo.',
} as const

/** Who may enter the dashboard. */
export const access = {
  title: 'Acceso al panel',
  text: 'Quién ve los pedidos y puede cambiar la tienda.',
  listed: 'Personas con acceso al panel',
  found: 'Cuentas encontradas',
  account: 'Cuenta',
  access: 'Acceso',
  hasAccess: 'Con acceso',
  searchLabel: 'Dar acceso a otra persona',
  search: 'Dar acceso a',
  searchHint: 'Su correo, o cómo empieza. Debe tener una cuenta en la tienda.',
  apply: 'Buscar',
  failed: 'No pudimos leer las cuentas.',
  noneFound: 'Ninguna cuenta tiene un correo que empiece así.',
  give: 'Dar acceso al panel',
  take: 'Quitar acceso',
  unverified: 'Sin verificar',
  verifyFirst: 'Antes debe verificar su correo.',
  own: 'Es tu cuenta: solo otra persona con acceso puede quitártelo.',
  confirm: {
    admin: {
      title: '¿Dar acceso al panel?',
      text: '{person} podrá:',
      orders:
        'ver todos los pedidos, con nombre, teléfono y dirección de quien compra, y cambiar su estado;',
      shop: 'cambiar precios, existencias y ajustes de la tienda;',
      access: 'dar y quitar el acceso al panel, también el tuyo.',
    },
    user: {
      title: '¿Quitar el acceso al panel?',
      text: '{person} dejará de ver los pedidos de otros y ya no podrá cambiar nada de la tienda. Conserva su cuenta y sus propios pedidos.',
    },
  },
  done: {
    admin: '{email} ahora tiene acceso al panel.',
    user: '{email} ya no tiene acceso al panel.',
  },
  notDone: 'No pudimos cambiar el acceso.',
  'user-not-found': 'Esta cuenta ya no existe.',
  'email-unverified':
    'Este correo aún no está verificado: hasta entonces no se le puede dar acceso al panel.',
  'own-role': 'Nadie cambia su propio acceso: así siempre queda alguien con acceso al panel.',
  'recent-sign-in-required': 'No cambió nada: falta confirmar que eres tú.',
} as const

/** Who changed the access or the bank account. */
export const auditLog = {
  title: 'Registro de cambios',
  text: 'Cada cambio de acceso al panel y de cuenta bancaria queda anotado. Nadie puede editar ni borrar el registro.',
  failed: 'No pudimos leer el registro de cambios.',
  none: 'Todavía no hay cambios de acceso ni de cuenta bancaria.',
  more: 'Ver anteriores',
  loadingMore: 'Leyendo…',
  role: {
    admin: '{email} recibió acceso al panel',
    user: '{email} dejó de tener acceso al panel',
  },
  account: 'Cuenta para transferencias: {bank}, número {number}',
  accountRemoved: 'Se quitó la cuenta para transferencias',
  by: '{email}, {date}',
} as const
