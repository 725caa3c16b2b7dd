export const es = {
  privacy: {
    title: 'Privacidad',
    description:
      'Qué datos guarda el sitio de {brand}, para qué, por cuánto tiempo y cómo ejercer tus derechos.',
  },
  terms: {
    title: 'Términos y condiciones',
    description:
      'Cómo vende {brand}: mayoría de edad, precios con IVA, envío, pago, cancelación y devoluciones.',
  },
  eyebrow: 'Letra pequeña, en grande',
  draft:
    'Borrador. Falta que lo revise una abogada o un abogado; lo que está entre corchetes está por completar.',
  contents: 'Contenido',
  where: 'Dónde',
  why: 'Para qué',
  howLong: 'Cuánto tiempo',
  contact: { title: 'Escríbenos', text: 'Una persona lee este correo y responde:' },
} as const
