export const es = {
  title: 'Proceso',
  description:
    'Cómo se hace {brand}: selección de la fruta, pulpa, fermentación controlada, destilación precisa, filtrado y embotellado. Y quiénes lo hacen.',
  heading: 'De la fruta a la botella',
  lead: '{brand} se hace con pitahaya amarilla del valle de Palora, al pie del Sangay. Entre la planta y la botella hay cinco pasos.',
  steps: {
    label: 'Los cinco pasos',
    carousel: 'carrusel',
    previous: 'Paso anterior',
    next: 'Paso siguiente',
    choose: 'Elegir un paso',
  },
  team: {
    title: 'Quienes lo hacen',
    note: 'Los retratos son grabados, no fotografías.',
  },
  next: { title: 'El camino sigue', history: 'Nuestra historia', cocktails: 'Los cócteles' },
} as const
