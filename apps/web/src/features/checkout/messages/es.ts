export const es = {
  title: 'Finalizar la compra',
  description: 'Confirma tu pedido de {brand}: entrega, notas y total.',
  opening: 'Abriendo tu pedido…',
  looking: 'Comprobando si tu pedido ya está hecho…',
  lookFailed: 'No pudimos comprobar si tu último pedido llegó a hacerse.',
  loadFailed: 'No pudimos preparar tu pedido.',
  emptyTitle: 'No hay nada que pedir todavía',
  emptyText: 'Tu carrito está vacío. Elige una botella y vuelve aquí.',
  browse: 'Ver las botellas',
  delivery: {
    title: 'Entrega',
    edit: 'Editar',
    useEdit: 'Faltan datos para tu envío. Usa «Editar» para completarlos.',
    save: 'Guardar los datos',
    saving: 'Guardando…',
    discard: 'Descartar',
    saved: 'Datos actualizados correctamente',
    failed: 'Hubo un error al actualizar los datos',
    emailFixed: 'Es el de tu cuenta: ahí te escribimos.',
    telefonoHint: 'Para coordinar la entrega.',
    direccionHint: 'Calle, número, ciudad y una referencia para llegar.',
  },
  notes: {
    title: 'Notas',
    label: 'Notas para la entrega',
    hint: 'Opcional: un horario, quién recibe, una dedicatoria. Hasta {most} caracteres.',
    left_one: 'Te queda {count} carácter.',
    left_other: 'Te quedan {count} caracteres.',
    over_one: 'Sobra {count} carácter: acorta un poco el texto.',
    over_other: 'Sobran {count} caracteres: acorta un poco el texto.',
  },
  order: {
    title: 'Tu pedido',
    toCart: 'Editar el carrito',
    quantity: '{quantity} × {price}',
    adult: 'Confirmo que tengo 18 años o más.',
    terms: 'He leído y acepto los',
    termsLink: 'términos de venta',
    adultMissing: 'Confirma que eres mayor de edad para hacer el pedido.',
    termsMissing: 'Acepta los términos de venta para hacer el pedido.',
    place: 'Hacer el pedido · {total}',
    placing: 'Haciendo tu pedido…',
    noCharge: 'No se cobra nada ahora.',
  },
  blocked: {
    'cart-empty': 'Tu carrito está vacío.',
    'notes-too-long': 'Acorta las notas para hacer el pedido.',
    'sales-paused': 'Hoy no podemos vender: la ley nos pide una pausa. Tu carrito te espera.',
    'too-many-lines':
      'Un pedido admite hasta {most} productos distintos y en tu carrito hay {count}. Quita algunos, o haz dos pedidos.',
    'too-many-bottles':
      'Un pedido admite hasta {most} botellas y en tu carrito hay {count}. Quita algunas, o haz dos pedidos.',
    'email-unverified':
      'Para hacer el pedido, verifica tu correo: abre el enlace que te enviamos, o pide otro en tu perfil.',
    'customer-incomplete': 'Completa tus datos de entrega con «Editar» para hacer el pedido.',
    'product-unavailable': 'Para hacer el pedido, quita lo que no está disponible.',
    'stock-too-low': 'Para hacer el pedido, reduce las cantidades que superan lo que queda.',
    editing: 'Guarda o descarta los cambios de tus datos para hacer el pedido.',
  },
  failed: {
    outage:
      'No pudimos confirmar tu pedido. {reason} Lo que escribiste sigue aquí, y aunque lo intentes otra vez solo se hará un pedido.',
    'cart-changed':
      'Tu carrito cambió en otra ventana o en otro dispositivo. Revísalo y confirma de nuevo.',
    refused:
      'Algo cambió mientras confirmabas: un precio, las existencias o el envío. Ya lo actualizamos; revísalo y confirma de nuevo.',
  },
} as const
