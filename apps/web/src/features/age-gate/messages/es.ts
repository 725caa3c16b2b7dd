export const es = {
  title: 'Bienvenido a {brand}',
  welcome: 'Lo que empieza en la montaña se sirve con tiempo.',
  why: 'Somos una casa de destilados: la ley nos pide saber que tienes 18 años o más. Solo guardamos que ya respondiste.',
  birthYear: 'Tu año de nacimiento',
  hint: 'Cuatro cifras, por ejemplo 1990',
  enter: 'Entrar',
  errors: {
    'birth-year-required': 'Por favor, ingresa tu año de nacimiento.',
    'birth-year-invalid': 'Ingresa un año válido.',
  },
  responsible: 'Si bebes, hazlo con moderación.',
} as const
