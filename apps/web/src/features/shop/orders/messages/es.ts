export const es = {
  title: 'Tus pedidos',
  description: 'Los pedidos que hiciste en {brand} y cómo van.',
  lead: 'Lo que has pedido con esta cuenta y qué sigue, empezando por lo más reciente.',
  emptyTitle: 'Aún no has hecho pedidos',
  emptyText: 'Cuando hagas el primero, podrás seguirlo aquí paso a paso.',
  loadFailed: 'No pudimos leer tus pedidos.',
  more: 'Ver pedidos anteriores',
  number: 'Pedido {number}',
  openNamed: 'Ver el pedido {number}',
  bottles_one: '{count} botella',
  bottles_other: '{count} botellas',
  status: {
    pending: {
      due: 'Por pagar',
      cash: 'Por preparar',
      received: 'En preparación',
    },
    shipped: {
      due: 'En camino',
      due_pickup: 'Listo para retirar',
      cash: 'En camino',
      cash_pickup: 'Listo para retirar',
      received: 'En camino',
      received_pickup: 'Listo para retirar',
    },
    delivered: {
      due: 'Por pagar',
      received: 'Entregado',
      received_pickup: 'Retirado',
    },
    closed: {
      toRefund: 'Por devolver',
      refunded: 'Dinero devuelto',
      none: 'Cancelado',
    },
  },
  /** What happens next where an order stands, and who has to act. */
  standing: {
    pending: {
      due: 'Esperamos tu transferencia de {total}. Cuando llegue, lo verás aquí y prepararemos tus botellas.',
      cash: 'Te escribimos para acordar el día de la entrega. No tienes que hacer nada más.',
      cash_pickup: 'Te escribimos cuando esté listo. No tienes que hacer nada más.',
      cash_gift:
        'Te escribimos para acordar el día de la entrega. {receiver} paga {total} en efectivo al recibir.',
      received: 'Empacamos tus botellas. En cuanto salgan, lo verás aquí con su fecha.',
      received_pickup: 'Empacamos tus botellas. En cuanto puedas retirarlas, lo verás aquí.',
    },
    shipped: {
      due: 'Va hacia tu dirección y falta tu transferencia de {total}. Quien reciba debe mostrar un documento: solo entregamos a mayores de edad.',
      due_pickup:
        'Te espera en {address} y falta tu transferencia de {total}. Quien lo retire debe mostrar un documento: solo entregamos a mayores de edad.',
      due_gift:
        'Va hacia {receiver} y falta tu transferencia de {total}. Quien reciba debe mostrar un documento: solo entregamos a mayores de edad.',
      cash: 'Va hacia tu dirección. Ten a mano {total} en efectivo y un documento: solo entregamos a mayores de edad. Si nadie puede recibir, escríbenos y buscamos otro día.',
      cash_pickup:
        'Te espera en {address}. Lleva {total} en efectivo, el número de tu pedido y un documento: solo entregamos a mayores de edad. Si no puedes venir, escríbenos.',
      cash_gift:
        'Va hacia {receiver}, que paga {total} en efectivo y muestra un documento: solo entregamos a mayores de edad. Si nadie puede recibir, escríbenos y buscamos otro día.',
      received:
        'Va hacia tu dirección. Ten a mano un documento: solo entregamos a mayores de edad. Si nadie puede recibir, escríbenos y buscamos otro día.',
      received_pickup:
        'Te espera en {address}. Lleva el número de tu pedido y un documento: solo entregamos a mayores de edad. Si no puedes venir, escríbenos.',
      received_gift:
        'Va hacia {receiver}, que debe mostrar un documento: solo entregamos a mayores de edad. Si nadie puede recibir, escríbenos y buscamos otro día.',
    },
    delivered: {
      due: 'Ya lo tienes, y aún no nos consta tu pago de {total}. Si ya lo hiciste, escríbenos y lo revisamos.',
      due_gift:
        'Ya lo tiene {receiver}, y aún no nos consta tu pago de {total}. Si ya lo hiciste, escríbenos y lo revisamos.',
      received_gift:
        'Ya lo tiene {receiver}: que lo disfrute en buena compañía. Si alguna botella está mal, escríbenos con una foto.',
      received:
        'Ya lo tienes: que lo disfrutes en buena compañía. Si alguna botella está mal, escríbenos con una foto.',
    },
    closed: {
      toRefund:
        'Este pedido no sigue adelante. Te devolvemos {total}. Si aún no nos has dicho a qué cuenta, escríbenos; cuando salga el dinero, lo verás aquí.',
      refunded:
        'Este pedido no sigue adelante. Te devolvimos {total}. Si no lo ves en tu cuenta, escríbenos.',
      none: 'Este pedido no sigue adelante y no tienes nada que pagar. Si quieres las mismas botellas, puedes pedirlas de nuevo.',
    },
  },
  /** After the sentence above, where the shop sends automatic e-mails. */
  alsoEmailed: 'También te avisamos a {email}.',
  order: {
    pageTitle: 'Tu pedido',
    description: 'El estado y los detalles de tu pedido en {brand}.',
    placedOn: 'Hecho el {date}',
    back: 'Todos tus pedidos',
    loadFailed: 'No pudimos leer este pedido.',
    notFoundTitle: 'No encontramos este pedido',
    notPublic:
      'Puede estar en una cuenta: inicia sesión para verlo. Si te llegó por un enlace, revisa que esté completo.',
    notYours:
      'No está en la cuenta con la que entraste. Si te llegó por un enlace, revisa que esté completo.',
    signIn: 'Iniciar sesión',
    print: 'Imprimir',
    lines: 'Lo que pediste',
    each: '{quantity} × {price}',
    shipTo: 'Entrega',
    pickupAt: 'Lo retiras en',
    receiver: 'Es un regalo para',
    receiverPhone: 'Su teléfono',
    buyer: 'Quién compra',
    notes: 'Tus notas',
    giftNote: 'Tu nota, escrita a mano',
  },
  thanks: {
    title: 'Gracias, {name}',
    alt: 'Amanece en el valle: la serpiente alada duerme enroscada alrededor de la botella y el Sangay humea',
    lead: 'Pedido recibido',
    transfer: 'Falta un paso tuyo: transferir {amount}.',
    onDelivery: 'No tienes que hacer nada más por ahora. Pagas al recibir.',
    onDelivery_pickup: 'No tienes que hacer nada más por ahora. Pagas al retirarlo.',
    onDelivery_gift: 'No tienes que hacer nada más por ahora. {receiver} paga {amount} al recibir.',
    emailed:
      'También te enviamos los datos de tu pedido a {email}. Si no los ves en unos minutos, revisa el correo no deseado; si el correo está mal escrito, escríbenos y lo corregimos.',
    /** What the order has done to the buyer's profile. */
    profile: {
      saved: 'Datos actualizados correctamente',
      notSaved: 'Hubo un error al actualizar los datos',
    },
  },
  another:
    'Este pedido quedó hecho cuando pulsaste antes, y no es igual a lo que acabas de enviar. Solo se hizo este: el {number}. Revísalo, y si quieres algo más, pídelo aparte.',
  progress: {
    title: 'Cómo va',
    placed: 'Pedido recibido',
    paid: 'Pago recibido',
    shipped: 'En camino',
    shipped_pickup: 'Listo para retirar',
    delivered: 'Entregado',
    delivered_pickup: 'Retirado',
    cancelled: 'Cancelado',
    returned: 'Volvió a nosotros',
    refunded: 'Dinero devuelto',
  },
  help: {
    title: '¿Necesitas ayuda?',
    whatsapp: 'WhatsApp {number}',
    whatsappText: 'Hola, escribo por mi pedido {number}, de {total}.',
    contact: 'Escríbenos con el número de tu pedido:',
    account: 'Este pedido está en tu cuenta: para verlo en otro dispositivo, inicia sesión.',
    joined: 'Este pedido está en tu cuenta, y su enlace sigue funcionando.',
  },
  /** Of an order without an account. */
  link: {
    title: 'Guarda este enlace',
    text: 'Con él vuelves a tu pedido cuando quieras y ves cómo va. Quien lo tenga ve lo mismo, así que no lo publiques.',
    textWhileOpen:
      'Con él vuelves a tu pedido cuando quieras: ves cómo va, cómo pagarlo y cómo cancelarlo. Quien lo tenga ve lo mismo, así que no lo publiques.',
    remembered: 'Este navegador también recuerda tu pedido, hasta que lo olvides en',
  },
  /** The page for whoever has lost the link of an order. */
  find: {
    title: 'Encuentra tu pedido',
    description: 'Vuelve a un pedido que hiciste en {brand}, con su número y tu correo.',
    lead: 'Cada pedido tiene su página: ahí ves cómo va, cómo pagarlo y cómo cancelarlo.',
    account: 'Los pedidos de tu cuenta están en',
    here: {
      title: 'Hechos en este navegador',
      about:
        'Los recuerda solo este navegador, y quien lo use puede abrirlos. Si no es tuyo, olvídalos aquí: los pedidos siguen igual.',
      forget: 'Olvidar',
      forgetNamed: 'Olvidar el pedido {number}',
      forgetAll: 'Olvidar todos',
      forgotten: 'Este navegador ya no recuerda el pedido {number}.',
      allForgotten: 'Este navegador ya no recuerda ningún pedido.',
    },
    search: {
      title: 'Por su número y tu correo',
      text: 'Te enviamos su enlace al correo con el que lo hiciste.',
      number: 'Número del pedido',
      numberHint: 'Por ejemplo, A-1001',
      email: 'Correo del pedido',
      submit: 'Enviarme el enlace',
      submitting: 'Enviando…',
      done: 'Si {email} tiene un pedido con ese número, en unos minutos le llega el enlace: una vez al día como máximo. Revisa también el correo no deseado.',
      failed: 'No pudimos buscar tu pedido.',
      refused: {
        'too-many': 'Desde tu red llegaron demasiadas búsquedas. Prueba en una hora, o escríbenos.',
        'letters-off': 'Ahora mismo no enviamos correos automáticos. Escríbenos y te lo buscamos.',
      },
    },
    help: {
      title: 'Escríbenos',
      lettersOff:
        'Escríbenos desde el correo con el que lo hiciste, con su número si lo tienes, y te enviamos el enlace.',
      lettersOn: '¿No tienes el número, o no te llega nada? Te lo buscamos:',
      message: 'Hola, busco el enlace de mi pedido.',
    },
  },
  offer: {
    title: 'Guárdalo en una cuenta',
    text: 'Basta una contraseña: el nombre, la cédula y el correo ({email}) ya los tenemos. Tu próxima compra será más rápida. Cuando verifiques el correo y abras este enlace, el pedido se suma a la cuenta.',
    submit: 'Crear mi cuenta',
    made: 'Tu cuenta está lista.',
    inUse:
      'Ya hay una cuenta con {email}. Inicia sesión con ella y, si su correo está verificado, este pedido se le suma.',
  },
  joining: {
    title: 'Este pedido y tu cuenta',
    unverified:
      'Lo hiciste sin cuenta. Se suma a la tuya cuando verifiques {email} y abras este enlace otra vez.',
    history:
      'Un pedido que hiciste sin cuenta con {email} se suma aquí cuando verificas ese correo y abres su enlace.',
  },
  totals: {
    shipping: 'Envío',
    shipping_pickup: 'Retiro',
    discount: 'Descuento',
    iva: 'El total incluye {amount} de IVA ({percent} %).',
  },
  payment: {
    title: 'El pago',
    method: 'Cómo pagas',
    transfer: 'Transferencia',
    onDelivery: 'Al recibir',
    onDelivery_pickup: 'Al retirar',
    cash: 'Efectivo al recibir',
    cash_pickup: 'Efectivo al retirar',
    received: 'Recibido el {date}',
    receivedPart: 'Recibimos {total} el {date}',
    waiting: 'Pendiente',
    waitingPart: 'Faltan {total}',
    toRefund: 'Por devolver',
    refunded: 'Devuelto el {date}',
    refundedPart: 'Una parte, devuelta el {date}',
  },
  tracking: {
    title: 'Transporte',
    number: 'Guía {number}',
    follow: 'Seguir el envío',
  },
  pay: {
    title: 'Para pagar',
    until: 'Paga hasta el {day}',
    lead: 'Transfiere desde tu banco a esta cuenta.',
    late: 'El plazo era hasta el {day}. Antes de transferir, escríbenos para confirmar que tus botellas siguen apartadas.',
    account: '{bank}, {kind}',
    kinds: { savings: 'cuenta de ahorros', checking: 'cuenta corriente' },
    number: 'Número de cuenta',
    holder: 'Titular',
    holderId: 'RUC o cédula del titular',
    amount: 'Valor',
    reference: 'Referencia',
    referenceNote: 'Tal cual: el número de tu pedido',
    copied: '{name}: copiado.',
    receipt: 'Enviar el comprobante por WhatsApp',
    receiptText:
      'Hola, hice la transferencia del pedido {number} por {amount}. Adjunto el comprobante.',
    receiptHint:
      'Se abre con el número y el valor ya escritos. Es opcional: con la referencia reconocemos tu pago.',
  },
  cash: {
    title: 'Al recibir',
    title_pickup: 'Al retirar',
    onceReady: 'Cuando te escribamos que está listo',
    isReady: 'Ya está listo',
    where: 'Dónde',
    whereNote: 'Di el número de tu pedido: {number}.',
    amount: 'Ten listo, en efectivo y exacto',
    amount_gift: 'Quien recibe paga, en efectivo y exacto',
    when: 'Cuándo',
    between: 'Entre el {from} y el {to}',
    on: 'El {day}',
    byAgreement: 'El día que acordemos',
    onItsWay: 'Ya va en camino',
    whenNote: 'Te escribimos al {phone} para acordar el día. Los feriados no cuentan.',
    whom: 'A quién pagas',
    whom_gift: 'A quién se paga',
    courier: 'A quien te entrega las botellas',
    courier_gift: 'A quien entrega las botellas',
    courierNote: 'Traerá el número de tu pedido: {number}.',
    receiver: 'Quién recibe',
    receiverNote: 'U otra persona mayor de edad, con su documento.',
    exact: 'Por qué exacto',
    noChange: 'Quien entrega no lleva vuelto',
    noChangeNote: 'Si prefieres pagar de otra forma, escríbenos antes de la entrega.',
    write: 'Escribir por WhatsApp',
  },
  /** What follows after an order was placed. */
  follows: {
    title: 'Qué sigue',
    transfer: 'Transfieres',
    transferText: 'Con la referencia, para que reconozcamos tu pago.',
    transferUntilText: 'Hasta el {day}, con la referencia.',
    money: 'Llega el dinero',
    moneyText: 'Lo verás en esta página, y empacamos tus botellas.',
    moneyText_emailed: 'Te avisamos por correo y empacamos tus botellas.',
    receive: 'Recibes',
    receive_gift: 'Llega el regalo',
    range: 'En {from} a {to} días hábiles desde el pago.',
    days_one: 'En {count} día hábil desde el pago.',
    days_other: 'En {count} días hábiles desde el pago.',
    receiveText: 'Ten a mano un documento: solo entregamos a mayores de edad.',
    receiveText_gift: 'Quien recibe muestra un documento: solo entregamos a mayores de edad.',
    agree: 'Acordamos el día',
    agreeText: 'Revisamos tu pedido y te escribimos.',
    leave: 'Sale hacia ti',
    leave_gift: 'Sale el regalo',
    leaveText: 'Lo verás en esta página con su fecha.',
    leaveText_emailed: 'Te avisamos por correo, y lo verás en esta página con su fecha.',
    review: 'Lo revisamos',
    reviewText: 'Si algo falta, te escribimos.',
    ready: 'Listo para retirar',
    readyText: 'Te escribimos, y lo verás en esta página.',
    readyText_emailed: 'Te avisamos por correo, y lo verás en esta página.',
    pickUpAndPay: 'Retiras y pagas',
    pay: 'Recibes y pagas',
    pay_gift: 'Quien recibe paga',
    payText: 'Con {amount} exactos y un documento: solo entregamos a mayores de edad.',
    payText_gift: '{amount} exactos, con un documento: solo entregamos a mayores de edad.',
  },
  arrival: {
    range: 'Un pedido llega en {from} a {to} días hábiles.',
    days_one: 'Un pedido llega en {count} día hábil.',
    days_other: 'Un pedido llega en {count} días hábiles.',
    later: 'Te escribiremos para acordar cuándo llega.',
  },
  cancel: {
    action: 'Cancelar el pedido',
    question: '¿Cancelar este pedido?',
    text: 'Mientras no lo hayas pagado ni haya salido, puedes cancelarlo sin costo. No se puede deshacer.',
    text_pickup:
      'Mientras no lo hayas pagado ni esté listo para retirar, puedes cancelarlo sin costo. No se puede deshacer.',
    transferMade:
      'Si ya hiciste la transferencia, no lo canceles: escríbenos. Si aun así lo cancelas, te devolvemos el dinero cuando llegue.',
    confirm: 'Sí, cancelarlo',
    busy: 'Cancelando…',
    keep: 'No, conservarlo',
    refused: {
      changed:
        'Este pedido ya está pagado o en camino, así que no pudimos cancelarlo. Escríbenos y te ayudamos.',
      changed_pickup:
        'Este pedido ya está pagado o listo para retirar, así que no pudimos cancelarlo. Escríbenos y te ayudamos.',
      'order-not-found':
        'No pudimos cancelar este pedido: ahora está en una cuenta. Inicia sesión con ella.',
    },
    failed: 'No pudimos cancelarlo.',
    done: 'Tu pedido quedó cancelado.',
    transferred:
      'Si ya habías hecho la transferencia, escríbenos: cuando llegue el dinero, te lo devolvemos.',
  },
  /** The buyer corrects who receives the order. */
  correct: {
    action: 'Corregir los datos de entrega',
    action_pickup: 'Corregir nombre o teléfono',
    save: 'Guardar los cambios',
    saving: 'Guardando…',
    back: 'Volver',
    saved: 'Listo: corregimos los datos de la entrega.',
    failed: 'No pudimos guardar los cambios.',
    email:
      'Puedes corregirlos hasta que el pedido salga. El correo no se cambia aquí, porque con él se sabe de quién es el pedido: para eso escríbenos a {email}.',
    changed:
      'El pedido cambió mientras escribías. Si guardas otra vez, queda lo que escribiste; si no, lo guardado.',
    refused: {
      'order-not-found':
        'No pudimos corregir este pedido: ahora está en una cuenta. Inicia sesión con ella.',
      'step-impossible':
        'El pedido ya salió, así que aquí ya no se puede corregir. Escríbenos a {email} y te ayudamos.',
      'other-terms':
        'Con esa provincia cambia lo que cuesta el envío o la forma de pagar. Escríbenos a {email} y lo cambiamos contigo.',
      'too-many':
        'Se hicieron muchas correcciones seguidas. Escríbenos a {email} y lo cambiamos contigo.',
    },
  },
  again: {
    action: 'Pedir de nuevo',
    busy: 'Buscando…',
    added_one: 'Pusimos {count} botella en tu carrito.',
    added_other: 'Pusimos {count} botellas en tu carrito.',
    fewer: 'Quedan menos de las que pediste: {names}.',
    limited: 'Un pedido lleva hasta {most} botellas. No caben todas las de {names}.',
    missing: 'Ya no se puede comprar: {names}.',
    full: 'No cupo en el carrito: {names}.',
    failed: 'No pudimos comprobar qué sigue disponible.',
    toCart: 'Ver el carrito',
  },
} as const
