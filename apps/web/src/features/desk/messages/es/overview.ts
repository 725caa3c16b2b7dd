/** What is owed. */
export const queue = {
  title: 'Pendientes',
  views: 'Pendientes por tipo',
  nothing: 'Todo está al día: no hay nada por hacer.',
  all: 'Ver los {count, number} pendientes',
  owed: {
    transfer: 'por transferencia, {when}',
    cash: 'en camino, se cobra al entregar; enviado {when}',
    cash_pickup: 'listo para retirar, se cobra ahí; desde {when}',
    delivered: 'entregado {when}, sin cobrar',
    delivered_pickup: 'retirado {when}, sin cobrar',
    refund: 'hay dinero de más desde {when}',
    refundClosed: 'cerrado {when}, ya estaba pagado',
    ship: 'pagado {when}',
    shipDue_pickup: 'se cobra al retirar; pedido {when}',
    shipDue: 'se cobra al entregar; pedido {when}',
    deliver: 'pagado, enviado {when}',
    deliver_pickup: 'pagado, listo para retirar desde {when}',
  },
  parcel: '{bottles} a {place}',
  parcel_pickup: '{bottles} para retirar',
  amount: { collect: '{amount} por cobrar', refund: '{amount} por devolver' },
  done: 'hecho',
} as const

export const overview = {
  salesTitle: 'Ventas',
  received: 'Recibido en {month}, menos lo devuelto',
  today: 'Ventas de hoy',
  month: 'Ventas de {month}',
  before: {
    title: 'Para empezar a vender',
    tick: 'Listo',
    tickNamed: 'Listo: {part}',
    parts: {
      prices: {
        what: 'Precios y existencias',
        until: 'Cada botella a la venta necesita su precio y sus existencias.',
      },
      alcoholContent: {
        what: 'La graduación de cada botella',
        until: 'Mientras tanto la página de la botella no la dice.',
      },
      deliveryDays: {
        what: 'Envío y plazo de entrega',
        until: 'Mientras tanto quien compra lee que le escribirás para acordar el día.',
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
      order: {
        what: 'Un pedido de prueba',
        until:
          'Compra como lo haría un cliente. Al cancelarlo, sus botellas vuelven a las existencias.',
      },
      medals: {
        what: 'Las medallas del sitio',
        until: 'Las doce son ejemplos. No anuncies ninguna como premio antes de reemplazarlas.',
      },
      team: {
        what: 'Las personas del proceso',
        until: 'Las tres personas son ejemplos, hasta que el equipo verdadero ocupe su lugar.',
      },
      facts: {
        what: 'Las cifras del proceso',
        until: 'Faltan las que solo tú conoces; en la demostración son inventadas.',
      },
      legalTexts: {
        what: 'Los textos legales',
        until: 'Falta que una abogada o un abogado revise los términos y la página de privacidad.',
      },
      verification: { what: 'Tu correo de administrador', until: 'Está sin verificar.' },
    },
  },
  figuresFailed: 'No pudimos calcular estas cifras.',
  stock: {
    title: 'Por reponer',
    bottles_one: 'Queda {count, number} botella',
    bottles_other: 'Quedan {count, number} botellas',
  },
} as const

/** The embedded backend's alone. */
export const demo = {
  title: 'Demostración',
  lead: 'Esta tienda vive solo en tu navegador. Sus dos meses de pedidos y sus clientes son inventados.',
  cancel: 'Dejarla como está',
  busy: 'Empezando de nuevo…',
  failed: 'No pudimos empezar de nuevo.',
  kept: 'Se conservan las dos cuentas de prueba, tu sesión, el idioma y lo que respondiste sobre las cookies.',
  empty: {
    action: 'Vaciar la demostración',
    title: '¿Vaciar la demostración?',
    text: 'Se borran los pedidos, los clientes, los carritos guardados y las cuentas creadas aquí. Los productos y los ajustes vuelven a ser los del inicio.',
  },
  full: {
    action: 'Recuperar los pedidos inventados',
    title: '¿Recuperar los pedidos inventados?',
    text: 'Se borra todo lo que hiciste en la tienda y vuelven los dos meses de pedidos, hasta hoy.',
  },
} as const
