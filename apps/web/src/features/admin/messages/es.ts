import { es as fieldErrors } from '../../../shared/forms/fieldErrors/es.ts'
import { demo } from './es/demo.ts'
import { orders } from './es/orders.ts'
import { products } from './es/products.ts'
import { settings } from './es/settings.ts'
import { users } from './es/users.ts'

export const es = {
  fieldErrors,
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
  ordersWaiting: '{number} por atender',
  close: 'Cerrar',
  back: 'Volver',
  save: 'Guardar',
  saving: 'Guardando…',
  unsaved: 'Hay cambios sin guardar.',
  notSaved: 'No pudimos guardar los cambios.',
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
  overview: {
    today: 'Ventas de hoy',
    month: 'Ventas de {month}',
    orders_one: '{number} pedido',
    orders_other: '{number} pedidos',
    withoutCancelled: 'Sin contar los cancelados.',
    waiting: 'Por atender',
    pending: 'Pago por acordar',
    paid: 'Por enviar',
    toPending: 'Ver los pedidos con el pago por acordar',
    toPaid: 'Ver los pedidos por enviar',
    beforeToday: 'Ayer, hasta esta hora: {total}',
    beforeMonth: 'En {month}, hasta este día: {total}',
    average: 'Pedido medio de {month}',
    noAverage: 'Sin pedidos',
    stale: 'Esperan más de {days} días',
    toStale: 'Ver los pedidos que esperan más de {days} días',
    notes: 'Botellas y cuenta por revisar',
    emailUnverified: 'Tu correo de administrador',
    strength: {
      missing: 'Sin graduación',
      edit: 'Escribir la graduación de {name}',
    },
    recent: {
      title: 'Últimos pedidos',
      all: 'Ver todos',
      none: 'Todavía no hay pedidos.',
      open: '{name}: abrir el pedido {number}',
    },
    figuresFailed: 'No pudimos calcular estas cifras.',
    chart: {
      title: 'Ventas de los últimos 30 días',
      picture: 'Gráfico de barras: ventas por día de los últimos 30 días, {total} en total.',
      total: '{total} en {days} días',
      none: 'En los últimos 30 días no hubo ventas.',
      showTable: 'Ver como tabla',
      hideTable: 'Ocultar la tabla',
      day: 'Día',
      orders: 'Pedidos',
      sales: 'Ventas',
    },
    stock: {
      bottles_one: 'Queda {number} botella',
      bottles_other: 'Quedan {number} botellas',
      none: 'Agotado',
      enough:
        'A ningún producto le quedan {limit} botellas o menos. Los que no llevan cuenta de existencias no se incluyen.',
      failed: 'No pudimos leer los productos.',
      edit: 'Reponer {name}',
    },
    placeholders: {
      medals:
        'Las doce medallas del sitio son ejemplos. No anuncies ninguna como premio antes de reemplazarlas.',
      team: 'Las tres personas de la página del proceso son ejemplos, hasta que el equipo verdadero ocupe su lugar.',
    },
  },
  demo,
  orders,
  products,
  users,
  settings,
} as const
