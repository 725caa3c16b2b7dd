export const es = {
  title: 'Contacto y preguntas',
  description:
    'Cómo escribir a {brand} y ocho preguntas con su respuesta: qué es, a qué sabe, envíos, devoluciones, factura, edad y otros países.',
  eyebrow: 'Contacto',
  heading: '¿Hablamos?',
  lead: 'Quien lee y responde es una persona.',
  ways: 'Cómo encontrarnos',
  whatsapp: 'WhatsApp',
  whatsappText: 'Hola, tengo una pregunta sobre {brand}:',
  email: 'Correo',
  phone: 'Teléfono',
  questions: 'Preguntas y respuestas',
} as const
