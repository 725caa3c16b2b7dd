export const es = {
  title: 'Bienvenido a {brand}',
  why: 'Somos una casa de destilados: la ley nos pide saber que tienes 18 años o más. Solo guardamos que ya respondiste.',
  birthYear: 'Tu año de nacimiento',
  enter: 'Entrar',
  errors: {
    'birth-year-required': 'Por favor, ingresa tu año de nacimiento.',
    'birth-year-invalid': 'Ingresa un año válido.',
  },
  responsible: 'Si bebes, hazlo con moderación.',
} as const
