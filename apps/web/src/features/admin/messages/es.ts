export const es = {
  title: 'Panel de administración',
  description: 'El estado de la tienda {brand}, de un vistazo.',
  lead: 'Lo que pasa hoy en la tienda.',
  ordersWaiting: 'Pedidos por atender',
  ordersInAll: 'Pedidos en total',
  countFailed: 'No pudimos contar los pedidos.',
} as const
