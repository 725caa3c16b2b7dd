export const es = {
  title: 'Lista de espera',
  description: 'Confirma tu correo para saber cuándo se puede comprar una botella de {brand}.',
  actions: {
    confirm: {
      lead: 'Confirma que este correo es tuyo, y te escribimos una sola vez, cuando puedas comprar la botella.',
      press: 'Confirmar mi correo',
      busy: 'Confirmando…',
      done: 'Listo: te escribimos una sola vez, cuando puedas comprar {name}.',
      failed: 'No pudimos confirmar tu correo.',
      refused: {
        'link-expired':
          'Este enlace ya no sirve. Deja tu correo otra vez en la página de la botella.',
        'product-not-found': 'Esta botella ya no está en la tienda.',
        'product-available': 'Ya la puedes comprar.',
        'list-full': 'Ya no cabe nadie más en esta lista. Escríbenos y te avisamos.',
      },
    },
    leave: {
      lead: 'Quitamos tu correo de todas nuestras listas de espera.',
      press: 'Quitar mi correo',
      busy: 'Quitando…',
      done: 'Listo: tu correo ya no está en ninguna lista de espera.',
      failed: 'No pudimos quitar tu correo.',
    },
  },
  missing: 'A este enlace le falta una parte. Ábrelo completo desde el correo que te enviamos.',
} as const
