import { customers } from './es/customers.ts'
import { orders } from './es/orders.ts'
import { demo, overview, queue } from './es/overview.ts'
import { products } from './es/products.ts'
import { access, auditLog, settings } from './es/settings.ts'
import { toBuyer } from './es/toBuyer.ts'

export const es = {
  title: 'Panel de administración',
  description: 'El estado de la tienda {brand}, de un vistazo.',
  navigation: 'Secciones del panel',
  sections: {
    overview: 'Resumen',
    orders: 'Pedidos',
    products: 'Productos',
    customers: 'Clientes',
    settings: 'Ajustes',
  },
  search: {
    label: 'Buscar pedido o cliente',
    placeholder: 'Nombre, pedido, ciudad, guía…',
    submit: 'Buscar',
  },
  viewSite: 'Ver el sitio',
  ordersWaiting: '{count, number} por atender',
  close: 'Cerrar',
  undo: 'Deshacer',
  see: 'Ver',
  back: 'Volver',
  save: 'Guardar',
  saving: 'Guardando…',
  unsaved: 'Hay cambios sin guardar.',
  refused_one: '{count} campo por corregir:',
  refused_other: '{count} campos por corregir:',
  saved: 'Los cambios están guardados.',
  changed:
    'Alguien cambió estos datos entretanto. Los tuyos todavía no se guardaron: lo que escribiste sigue aquí. Si guardas de nuevo, vale lo tuyo.',
  notSaved: 'No pudimos guardar los cambios.',
  signInMissing: 'No se guardó nada: falta confirmar que eres tú. Lo que escribiste sigue aquí.',
  unreadable: {
    orders: 'No se puede leer este pedido: {id}',
    products: 'No se puede leer este producto: {id}',
    customers: 'No se puede leer este cliente: {id}',
    letters: 'No se puede leer este correo: {id}',
    waitingLists: 'No se puede leer esta lista de espera: {id}',
  },
  changePause: 'Cambiar la pausa',
  more: 'Mostrar más',
  auditLog,
  demo,
  orders,
  overview,
  products,
  queue,
  customers,
  access,
  settings,
  toBuyer,
} as const
