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
