export const es = {
  title: 'Finalizar la compra',
  lead: 'Pides ahora y pagas después.',
  leadGuest: 'Pides ahora y pagas después. No necesitas una cuenta.',
  description: 'Confirma tu pedido de {brand}: entrega, pago y total.',
  loadFailed: 'No pudimos preparar tu pedido.',
  person: {
    title: 'Tus datos',
    hasAccount: '¿Tienes cuenta?',
    signIn: 'Inicia sesión',
    signedInAs: 'Entraste como',
    edit: 'Editar tus datos',
    useEdit:
      'Faltan datos para tu pedido: complétalos aquí. Después, con «Editar», los cambias en tu perfil.',
  },
  delivery: {
    title: 'Entrega',
    edit: 'Editar la dirección',
    way: 'Cómo lo recibes',
    ship: 'Envío a domicilio',
    pickup: 'Retiro, gratis',
    isGift: 'Es un regalo: lo recibe otra persona',
    receiverName: 'Nombre de quien recibe',
    receiverTelephone: 'Teléfono de quien recibe',
    receiverTelephoneHint: 'Por si quien entrega no lo encuentra. El día lo acordamos contigo.',
    receiverShows:
      'Quien recibe muestra su documento en la puerta: solo entregamos a mayores de edad.',
    savesProfile: 'Usar estos datos la próxima vez',
    pickupText:
      'Te escribimos cuando esté listo. Debe retirarlo una persona mayor de edad, con su documento.',
  },
  remarks: {
    notes: {
      add: 'Agregar notas para la entrega',
      label: 'Notas para la entrega',
      hint: 'Un horario, quién recibe, el timbre. Hasta {most} caracteres.',
    },
    giftNote: {
      add: 'Agregar una nota para el regalo',
      label: 'Nota para el regalo',
      hint: 'La escribimos a mano en una tarjeta, sin precios. Hasta {most} caracteres.',
    },
    left_one: 'Te queda {count} carácter.',
    left_other: 'Te quedan {count} caracteres.',
    over_one: 'Sobra {count} carácter: acorta un poco el texto.',
    over_other: 'Sobran {count} caracteres: acorta un poco el texto.',
  },
  payment: {
    title: 'Pago',
    lead: 'Elige cómo; lo haces después de pedir.',
    transfer: 'Desde tu banco, después de pedir.',
    onDelivery: 'En efectivo, cuando tienes las botellas.',
    onDelivery_gift: 'En efectivo, cuando llegan las botellas: paga quien recibe.',
    receiverPays: 'Confirmo: quien recibe paga {total} al recibir',
    transferSteps: {
      account: 'Haces el pedido y ves la cuenta, el valor y la referencia.',
      transfer: 'Transfieres desde tu banco, con el número del pedido como referencia.',
      sent: 'Llega el dinero y empacamos tus botellas.',
      sent_emailed: 'Llega el dinero, te avisamos por correo y empacamos tus botellas.',
    },
    onDeliverySteps: {
      day: 'Haces el pedido y te escribimos para acordar el día.',
      day_pickup: 'Haces el pedido y te escribimos cuando esté listo.',
      adult: 'Recibe una persona mayor de edad, con su documento.',
      adult_pickup: 'Retira una persona mayor de edad, con su documento.',
      pay: 'Pagas {total} en efectivo.',
      pay_gift: 'Quien recibe paga {total} en efectivo.',
    },
  },
  order: {
    title: 'Tu pedido',
    bottles_one: 'Tu pedido, {count} botella',
    bottles_other: 'Tu pedido, {count} botellas',
    show: 'Ver el detalle',
    hide: 'Ocultar el detalle',
    confirm: 'Confirmar',
    toCart: 'Editar el carrito',
    refusedLine: 'Ya no se puede pedir así.',
    terms: 'Al pedir aceptas los',
    place: 'Hacer el pedido · {total}',
    placing: 'Haciendo tu pedido…',
  },
  errors: {
    title_one: 'Revisa {count} dato para hacer tu pedido',
    title_other: 'Revisa {count} datos para hacer tu pedido',
    recall_one: 'Revisa {count} dato.',
    recall_other: 'Revisa {count} datos.',
    show: 'Ver cuáles',
    missing: {
      nombre: 'Falta tu nombre.',
      cedula: 'Falta tu cédula.',
      businessName: 'Falta la razón social.',
      email: 'Falta tu correo.',
      telefono: 'Falta tu teléfono.',
      direccion: 'Falta la calle con su número.',
      city: 'Falta la ciudad.',
      province: 'Falta elegir la provincia.',
      reference: 'Falta la referencia para llegar.',
      notes: 'Faltan las notas.',
      giftNote: 'Falta la nota del regalo.',
      receiverName: 'Falta el nombre de quien recibe.',
      receiverTelephone: 'Falta el teléfono de quien recibe.',
      receiverPays: 'Confirma que paga quien recibe, o elige transferencia.',
    },
    wrong: {
      receiverName: 'Escribe el nombre completo de quien recibe, con letras.',
      receiverTelephone: 'Escribe el teléfono de quien recibe, como 099 123 4567.',
    },
    tooLong: {
      nombre: 'El nombre es demasiado largo.',
      cedula: 'La cédula es demasiado larga.',
      businessName: 'La razón social es demasiado larga.',
      email: 'El correo es demasiado largo.',
      telefono: 'El teléfono es demasiado largo.',
      direccion: 'Con su referencia, la dirección admite {most} caracteres: acorta un poco.',
      city: 'La ciudad es demasiado larga.',
      province: 'La provincia es demasiado larga.',
      reference: 'La referencia es demasiado larga.',
      notes: 'Las notas son demasiado largas.',
      giftNote: 'La nota del regalo es demasiado larga.',
      receiverName: 'El nombre de quien recibe es demasiado largo.',
      receiverTelephone: 'El teléfono de quien recibe es demasiado largo.',
      receiverPays: 'Confirma que paga quien recibe.',
    },
  },
  /** Why the button cannot be pressed. */
  blocked: {
    'cart-empty': 'Tu carrito está vacío.',
    'too-many-bottles':
      'Un pedido admite hasta {most} botellas y en tu carrito hay {count}. Quita algunas, o haz otro pedido después.',
    'product-unavailable': 'Para hacer el pedido, quita lo que no está disponible.',
    'stock-too-low': 'Para hacer el pedido, reduce las cantidades que superan lo que queda.',
    'transfer-not-offered': 'Para hacer el pedido, elige pagar al recibirlo.',
    'on-delivery-not-offered':
      'A esta provincia todavía no vendemos en línea. Escríbenos y buscamos cómo hacértelo llegar.',
  },
  /** Why an order was not placed. */
  refused: {
    outage:
      'No pudimos confirmar tu pedido. {reason} Lo que escribiste sigue aquí, y puedes pulsar otra vez con tranquilidad: solo se hará un pedido.',
    'total-changed':
      'Tu pedido no se hizo todavía: el total cambió de {before} a {now}. Si estás de acuerdo, pulsa otra vez.',
    'prices-changed':
      'Tu pedido no se hizo todavía: cambió el precio de una botella. Revísalo y, si estás de acuerdo, pulsa otra vez.',
    'placed-before':
      'Al pulsar antes quedó hecho otro pedido, y no se puede ver con la sesión de ahora. Si además quieres pedir esto, pulsa otra vez.',
    openOrder: 'Abrir ese pedido',
    'too-many-open-orders':
      'Este pedido no se hizo: con tus datos ya hay {most} pedidos sin pagar. Paga o cancela uno, y vuelve a pulsar.',
    'too-many':
      'Este pedido no se hizo: desde tu conexión llegaron muchos pedidos en la última hora. Espera un poco y vuelve a pulsar; lo que escribiste sigue aquí.',
    'pickup-not-offered':
      'Este pedido no se hizo: ya no se puede retirar en esa dirección. Revisa la entrega y vuelve a pulsar.',
    'sales-paused':
      'Este pedido no se hizo: las ventas están en pausa. Tu carrito y lo que escribiste siguen aquí.',
    'transfer-not-offered':
      'Este pedido no se hizo: ahora mismo no recibimos transferencias. Elige pagar al recibir y vuelve a pulsar.',
    'on-delivery-not-offered':
      'Este pedido no se hizo: a esa provincia ya no se puede pagar al recibir. Elige otra forma de pago y vuelve a pulsar.',
    'product-unavailable':
      'Este pedido no se hizo: una de las botellas dejó de estar a la venta. La marcamos en tu pedido.',
    'stock-too-low':
      'Este pedido no se hizo: quedan menos botellas de las que pides. Marcamos cuáles en tu pedido.',
    'too-many-bottles':
      'Este pedido no se hizo: tiene más botellas de las que admite un pedido. Quita algunas y vuelve a pulsar.',
    'cart-empty': 'Este pedido no se hizo: tu carrito está vacío.',
  },
} as const
