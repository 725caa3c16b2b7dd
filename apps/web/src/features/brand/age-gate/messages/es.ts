export const es = {
  title: 'Te damos la bienvenida a {brand}',
  birthYear: 'Para entrar, dinos en qué año naciste.',
  why: 'Es alcohol: hay que tener 18 años o más. Solo guardamos que eres mayor de edad, no tu año.',
  enter: 'Entrar',
  errors: {
    'birth-year-required': 'Por favor, ingresa tu año de nacimiento.',
    'birth-year-invalid': 'Ingresa un año válido.',
  },
  farewell: {
    title: 'Vuelve cuando cumplas 18:\nte guardamos una copa',
    text: 'Leímos que naciste en {year}. En unos segundos te llevamos a otro sitio.',
    correct: 'Me equivoqué',
  },
  withoutScript:
    'Para entrar, activa JavaScript en tu navegador: sin él no podemos comprobar el año.',
  responsible: 'Si bebes, hazlo con moderación.',
} as const
