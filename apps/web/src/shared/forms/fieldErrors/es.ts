/** The messages for each field error. */
export const es = {
  required: 'Completa este campo.',
  'email-invalid': 'Escribe un correo válido, como nombre@ejemplo.com.',
  registerPasswordsDontMatch: 'Las contraseñas no coinciden',
  'password-too-short': 'La contraseña necesita al menos 6 caracteres.',
  'too-long': 'Este texto es demasiado largo.',
  'amount-invalid': 'Escribe un valor en dólares, como 27,50.',
  'price-zero': 'El precio debe ser mayor que cero.',
  'whole-number-invalid': 'Escribe un número entero, sin puntos ni comas.',
  'percent-invalid': 'Escribe un porcentaje de 0 a 100, como 32,5.',
  'out-of-range': 'Este número queda fuera de lo posible.',
  'time-invalid': 'Escribe una fecha con su hora.',
  'ends-before-start': 'El final debe venir después del inicio.',
  'ruc-invalid': 'Un RUC tiene 13 números.',
} as const
