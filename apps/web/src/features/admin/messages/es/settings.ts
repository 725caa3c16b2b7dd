export const settings = {
  description: 'Envíos y pausa de ventas de la tienda {brand}.',
  failed: 'No pudimos leer los ajustes.',
  shippingTitle: 'Envío',
  shipping: 'Costo del envío',
  shippingHint: 'En dólares, por pedido.',
  freeShippingFrom: 'Envío gratis desde',
  freeShippingHint: 'Subtotal en dólares. Vacío: nunca es gratis.',
  pauseTitle: 'Pausa de ventas',
  salesPaused: 'Pausar las ventas (ley seca)',
  pauseText: 'Mientras dure, la tienda se puede visitar pero nadie puede hacer un pedido.',
  messageEs: 'Mensaje en español',
  messageEn: 'Mensaje en inglés',
  messageHint: 'Vacío: el sitio usa sus propias palabras.',
  paused: 'Las ventas están en pausa.',
  saved: 'Los ajustes están guardados.',
  'settings-changed':
    'Alguien cambió los ajustes entretanto. Nada se guardó: lo que escribiste sigue aquí. Revisa y guarda de nuevo.',
} as const
