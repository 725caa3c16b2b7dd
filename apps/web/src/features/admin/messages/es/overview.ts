/** What is owed today. */
export const queue = {
  title: 'Pendientes de hoy',
  jump: 'Ir a',
  nothing: 'Todo está al día: no hay nada por hacer.',
  more: 'Ver más pendientes',
  kinds: {
    collect: 'Cobrar',
    refund: 'Devolver',
    ship: 'Enviar',
    deliver: 'Entregar',
    restock: 'Reponer',
    pause: 'Pausa',
  },
  owed: {
    transfer: 'por transferencia, {when}',
    cash: 'en camino, se cobra al entregar; enviado {when}',
    delivered: 'entregado {when}, sin cobrar',
    refund: 'hay dinero de más desde {when}',
    refundClosed: 'cerrado {when}, ya estaba pagado',
    ship: '{parcel}, pagado {when}',
    shipDue: '{parcel}, se cobra al entregar; pedido {when}',
    deliver: 'pagado, enviado {when}',
  },
  /** Of an order that its buyer picks up. */
  owedAtPickup: {
    cash: 'listo para retirar, se cobra ahí; desde {when}',
    delivered: 'retirado {when}, sin cobrar',
    ship: '{parcel}, pagado {when}',
    shipDue: '{parcel}, se cobra al retirar; pedido {when}',
    deliver: 'pagado, listo para retirar desde {when}',
  },
  bottles_one: '{count} botella',
  bottles_other: '{count} botellas',
  parcel: '{bottles} a {place}',
  toPickUp: '{bottles} para retirar',
  summary: '{number}, {summary}',
  restock: 'Sumar {number}',
  restockRefused: 'alguien cambió las existencias entretanto. No se sumó nada.',
  done: 'hecho',
  select: 'Elegir el pedido de {name}',
} as const

export const overview = {
  salesTitle: 'Ventas',
  received: 'Recibido en {month}, menos lo devuelto',
  collect: 'Por cobrar',
  refund: 'Por devolver',
  today: 'Ventas de hoy',
  month: 'Ventas de {month}',
  orders_one: '{number} pedido',
  orders_other: '{number} pedidos',
  steps: {
    title: 'Para empezar a vender',
    progress: '{done} de {all} listos',
    done: 'listo',
    price_one: '{name}: {price}, {number} botella',
    price_other: '{name}: {price}, {number} botellas',
    prices: 'Precios y existencias',
    shipping: 'Envío y plazo de entrega',
    bank: 'Cuenta para transferencias',
    seller: 'Datos del vendedor',
    order: 'Un pedido de prueba',
    medals: 'Las medallas del sitio',
    team: 'Las personas del proceso',
    facts: 'Las cifras del proceso',
    legalTexts: 'Los textos legales',
    tick: 'Listo',
    tickNamed: 'Listo: {step}',
    missing: {
      prices: 'Cada botella a la venta necesita su precio y sus existencias.',
      shipping: 'Falta decir en cuántos días llega un pedido.',
      shippingAsSeeded:
        'El costo sigue en {shipping}, el inicial. Confírmalo y di en cuántos días llega un pedido.',
      bank: 'Sin ella no se ofrece la transferencia.',
      seller: 'Razón social, RUC, dirección y días para devolver: van en los textos legales.',
      medals: 'Las doce son ejemplos. No anuncies ninguna como premio antes de reemplazarlas.',
      team: 'Las tres personas son ejemplos, hasta que el equipo verdadero ocupe su lugar.',
      facts: 'Faltan las que solo tú conoces; en la demostración son inventadas.',
      legalTexts:
        'Falta que una abogada o un abogado revise los términos y la página de privacidad.',
      order:
        'Compra como lo haría un cliente. Al cancelarlo, sus botellas vuelven a las existencias.',
    },
  },
  notes: 'Por revisar',
  emailUnverified: 'Tu correo de administrador',
  strength: {
    missing: 'Sin graduación',
    edit: 'Escribir la graduación de {name}',
  },
  figuresFailed: 'No pudimos calcular estas cifras.',
  stock: {
    bottles_one: 'Queda {number} botella',
    bottles_other: 'Quedan {number} botellas',
    none: 'Agotado',
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
