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
  facts: {
    altitudeMetres: { label: 'Altitud del cultivo', value: '{value} m' },
    fruitKilosPerBottle: { label: 'Fruta por botella', value: '{value} kg' },
    hoursToPulp: { label: 'De la planta a la pulpa', value: '{value} h' },
    fermentationDays: { label: 'Días en la tina', value: '{value}' },
    fermentationCelsius: { label: 'Temperatura', value: '{value} °C' },
    headPercent: { label: 'Cabeza', value: '{value} %' },
    heartPercent: { label: 'Corazón', value: '{value} %' },
    tailPercent: { label: 'Cola', value: '{value} %' },
    restDays: { label: 'Días de reposo', value: '{value}' },
    bottlesPerBatch: { label: 'Botellas por lote', value: '{value}' },
  },
  team: {
    title: 'Quienes lo hacen',
    note: 'Tres oficios, dibujados: los nombres y los retratos son ilustraciones.',
  },
  toCocktails: 'Los cócteles',
} as const
