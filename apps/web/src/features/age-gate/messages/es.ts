export const es = {
  title: 'Te damos la bienvenida a {brand}',
  birthYear: 'Para entrar, dinos en qué año naciste.',
  why: 'La ley pide 18 años o más para entrar. Guardamos que los tienes; el año, no.',
  enter: 'Entrar',
  errors: {
    'birth-year-required': 'Por favor, ingresa tu año de nacimiento.',
    'birth-year-invalid': 'Ingresa un año válido.',
  },
  responsible: 'Si bebes, hazlo con moderación.',
} as const
