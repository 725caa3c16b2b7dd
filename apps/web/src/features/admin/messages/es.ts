import { orders } from './es/orders.ts'
import { overview } from './es/overview.ts'
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
  close: 'Cerrar',
  back: 'Volver',
  save: 'Guardar',
  saving: 'Guardando…',
  notSaved: 'No pudimos guardar los cambios.',
  pagination: {
    label: 'Páginas de la lista',
    previous: 'Anterior',
    next: 'Siguiente',
    page: 'Página {page}',
  },
  fieldErrors: {
    required: 'Completa este campo.',
    'email-invalid': 'Escribe un correo válido, como nombre@ejemplo.com.',
    'passwords-dont-match': 'Las contraseñas no coinciden.',
    'password-too-short': 'La contraseña es demasiado corta.',
    'too-long': 'Este texto es demasiado largo.',
    'amount-invalid': 'Escribe un valor en dólares, como 27,50.',
    'whole-number-invalid': 'Escribe un número entero, sin puntos ni comas.',
    'percent-invalid': 'Escribe un porcentaje de 0 a 100, como 32,5.',
  },
  overview,
  orders,
  products,
  users,
  settings,
} as const
