import type { MessagesLike } from '@storefront/i18n'

import type { es } from './es.ts'

export const en = {
  title: 'Contact and questions',
  description:
    'How to write to {brand}, and eight questions with their answers: what it is, how it tastes, delivery, returns, invoices, age and other countries.',
  eyebrow: 'Contact',
  heading: 'Shall we talk?',
  lead: 'A person reads, and a person answers.',
  ways: 'Where to find us',
  whatsapp: 'WhatsApp',
  whatsappText: 'Hello, I have a question about {brand}:',
  email: 'E-mail',
  phone: 'Phone',
  questions: 'Questions and answers',
} as const satisfies MessagesLike<typeof es>
