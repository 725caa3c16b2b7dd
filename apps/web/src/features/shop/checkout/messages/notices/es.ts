/** The notices of the checkout, for buyers who have left it while their order was being placed. */
export const es = {
  'order-placed': 'Tu pedido {number} está hecho.',
  'order-unconfirmed':
    'No pudimos confirmar tu pedido. Vuelve a intentarlo: aunque pulses varias veces, solo se hará uno.',
} as const
