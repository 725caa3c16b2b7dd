export const es = {
  privacy: {
    title: 'Privacidad',
    description:
      'Qué datos tuyos guarda el sitio de {brand}, para qué y por cuánto tiempo, con quién los comparte y cómo ejercer tus derechos.',
  },
  terms: {
    title: 'Términos y condiciones',
    description:
      'Cómo vende {brand}: solo a mayores de 18, con precios que incluyen el IVA. El pedido, el pago, el envío, la cancelación y las devoluciones.',
  },
  eyebrow: 'Letra pequeña, en grande',
  contents: 'Contenido',
  where: 'Dónde',
  why: 'Para qué',
  howLong: 'Cuánto tiempo',
  keys: {
    title: 'Nota técnica: los nombres en tu navegador',
    text: 'Con estos nombres encuentras cada dato en las herramientas de tu navegador.',
  },
  contact: { title: 'Escríbenos', text: 'Una persona lee este correo y responde:' },
} as const
