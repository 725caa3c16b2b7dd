/** What an admin writes to a buyer, by where the order stands. Each ends with the order's link, which shows the rest. */
export const toBuyer = {
  subject: 'Tu pedido {number} en {brand}',
  pending: {
    due: 'Hola, {name}: gracias por tu pedido {number} en {brand}. Falta tu transferencia de {total}; la cuenta y la referencia están en tu pedido: {link}',
    cash: 'Hola, {name}: ya tenemos listas las botellas de tu pedido {number}; son {total} en efectivo al recibirlo. ¿Qué día y a qué hora te viene bien que te lo llevemos? Tu pedido: {link}',
    cash_pickup:
      'Hola, {name}: preparamos tu pedido {number} y te escribimos en cuanto puedas retirarlo en {address}. Son {total} en efectivo. Tu pedido: {link}',
    cash_gift:
      'Hola, {name}: ya tenemos listas las botellas de tu regalo para {receiver}, pedido {number}; al recibirlo se pagan {total} en efectivo. ¿Qué día y a qué hora podemos llevarlo? Tu pedido: {link}',
    received:
      'Hola, {name}: tu pedido {number} está pagado y ya tenemos listas las botellas. ¿Qué día y a qué hora te viene bien que te lo llevemos? Tu pedido: {link}',
    received_gift:
      'Hola, {name}: tu pedido {number} está pagado y ya tenemos listas las botellas. ¿Qué día y a qué hora podemos llevárselas a {receiver}? Tu pedido: {link}',
    received_pickup:
      'Hola, {name}: tu pedido {number} está pagado. Lo preparamos y te escribimos en cuanto puedas retirarlo en {address}. Tu pedido: {link}',
  },
  shipped: {
    due: 'Hola, {name}: tu pedido {number} va en camino. Falta tu transferencia de {total}; la cuenta y la referencia están en tu pedido: {link}',
    due_pickup:
      'Hola, {name}: tu pedido {number} está listo para retirar en {address}. Falta tu transferencia de {total}; la cuenta y la referencia están en tu pedido: {link}',
    cash: 'Hola, {name}: tu pedido {number} va en camino; son {total} en efectivo. Lo recibe una persona mayor de 18 años con su documento. Tu pedido: {link}',
    cash_pickup:
      'Hola, {name}: tu pedido {number} está listo para retirar en {address}; son {total} en efectivo. Lo retira una persona mayor de 18 años con su documento. Tu pedido: {link}',
    received:
      'Hola, {name}: tu pedido {number} va en camino. Lo recibe una persona mayor de 18 años con su documento. Tu pedido: {link}',
    received_pickup:
      'Hola, {name}: tu pedido {number} está listo para retirar en {address}. Lo retira una persona mayor de 18 años con su documento. Tu pedido: {link}',
  },
  delivered: {
    due: 'Hola, {name}: ya tienes tu pedido {number} y todavía no nos consta tu pago de {total}. Si ya lo hiciste, cuéntanos cuándo. Tu pedido: {link}',
    due_gift:
      'Hola, {name}: {receiver} ya tiene tu regalo, el pedido {number}, y todavía no nos consta tu pago de {total}. Si ya lo hiciste, cuéntanos cuándo. Tu pedido: {link}',
    received_gift:
      'Hola, {name}: {receiver} ya tiene tu regalo, el pedido {number}. Si algo no está bien, cuéntanos. Tu pedido: {link}',
    received:
      'Hola, {name}: esperamos que disfrutes tu pedido {number}. Si algo no está bien, cuéntanos. Tu pedido: {link}',
  },
  closed: {
    toRefund:
      'Hola, {name}: tu pedido {number} no sigue adelante. Te devolvemos {total}; dinos, por favor, a qué cuenta. Tu pedido: {link}',
    refunded:
      'Hola, {name}: tu pedido {number} no sigue adelante. Ya te devolvimos {total}. Tu pedido: {link}',
    none: 'Hola, {name}: tu pedido {number} no sigue adelante y no tienes nada que pagar. Tu pedido: {link}',
  },
} as const
