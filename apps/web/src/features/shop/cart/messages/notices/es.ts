/** The notices of the cart. */
export const es = {
  'cart-full': 'Tu carrito está completo: caben {max} productos distintos.',
  'cart-line-full': 'Caben {max} botellas de cada producto; ya las tienes en tu carrito.',
  'cart-merged': 'Sumamos a tu carrito lo que habías elegido antes de entrar.',
  'cart-merged-in-part':
    'Tu carrito admite {max} productos distintos, así que al entrar quedó fuera: {names}.',
  'cart-not-loaded': 'Aún no pudimos leer tu carrito. Lo seguimos intentando.',
  'cart-not-opened': 'No pudimos abrir tu carrito. Recarga la página: todo sigue en él.',
  'cart-not-saved':
    'Tu carrito aún no se ha guardado. Deja abierta esta página: lo intentaremos de nuevo.',
  'cart-not-stored':
    'Tu navegador no nos deja guardar el carrito. Lo conservaremos mientras esta página siga abierta.',
  'cart-refused':
    'No pudimos guardar tu carrito como lo dejaste. Revísalo antes de hacer tu pedido.',
} as const
