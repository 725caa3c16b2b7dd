import { auditLog } from './es/auditLog.ts'
import { orders } from './es/orders.ts'
import { demo, overview } from './es/overview.ts'
import { products } from './es/products.ts'
import { settings } from './es/settings.ts'
import { users } from './es/users.ts'

export const es = {
  title: 'Panel de administración',
  description: 'El estado de la tienda {brand}, de un vistazo.',
  navigation: 'Secciones del panel',
  sections: {
    overview: 'Resumen',
    orders: 'Pedidos',
    products: 'Productos',
    users: 'Usuarios',
    settings: 'Ajustes',
  },
  viewShop: 'Ver tienda',
  ordersWaiting: '{number} por atender',
  close: 'Cerrar',
  back: 'Volver',
  save: 'Guardar',
  saving: 'Guardando…',
  unsaved: 'Hay cambios sin guardar.',
  notSaved: 'No pudimos guardar los cambios.',
  signInMissing: 'No se guardó nada: falta confirmar que eres tú. Lo que escribiste sigue aquí.',
  changedTo: '{field}: ahora {value}',
  yes: 'sí',
  no: 'no',
  nothing: 'vacío',
  pagination: {
    label: 'Páginas de la lista',
    previous: 'Anterior',
    next: 'Siguiente',
    page: 'Página {page}',
  },
  auditLog,
  demo,
  orders,
  overview,
  products,
  users,
  settings,
} as const
