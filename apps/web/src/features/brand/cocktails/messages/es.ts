export const es = {
  title: 'Cócteles con pitahaya',
  description:
    'Ocho recetas con {brand}, del tónico con romero al sour de frambuesa: medidas en onzas o mililitros, método, copa y decoración.',
  eyebrow: 'Recetario',
  heading: 'Ocho maneras de despertar al dragón',
  lead: 'Las ocho se hacen con {brand} Destilado: de una onza y media a dos por vaso. Gira una lámina; detrás está la receta.',
  index: 'Las ocho recetas',
  units: 'Medidas',
  unit: { oz: 'Onzas', cl: 'Centilitros', ml: 'Mililitros' },
  recipeOf: 'Receta de {name}',
  ingredients: 'Ingredientes',
  plate: 'Lámina {numeral}',
  recipe: 'Receta',
  madeWith: 'Hecho con {name}',
  bottle: {
    eyebrow: 'Se hacen con',
    link: 'Ver la botella',
    facts: '{percent} % alc./vol. · {ml} ml',
  },
  method: {
    label: 'Método',
    built: 'Directo (en el vaso)',
    stirred: 'Directo (removido con hielo y colado)',
    shaken: 'Shake (agitado en coctelera)',
  },
  manner: { built: 'directo', stirred: 'removido', shaken: 'agitado' },
  glass: {
    label: 'Copa',
    coupe: 'Copa coupe',
    highball: 'Vaso alto',
    margarita: 'Copa margarita',
    martini: 'Copa martini',
    rocks: 'Vaso corto',
    tulip: 'Copa tulipán',
  },
  garnish: 'Decoración',
  copy: {
    action: 'Copiar ingredientes',
    done: 'Ingredientes copiados.',
    refused: 'Tu navegador no nos deja copiar. Selecciona el texto y cópialo a mano.',
  },
  notes: {
    eyebrow: 'Detrás de la barra',
    title: 'Notas de la casa',
    simpleSyrup: {
      title: 'Jarabe simple',
      text: 'Partes iguales de azúcar y agua caliente, hasta que el azúcar desaparezca.',
    },
    panelaSyrup: {
      title: 'Jarabe de panela',
      text: 'Dos partes de panela rallada y una de agua, a fuego lento. Se guarda dos semanas en frío.',
    },
    spicedSyrup: {
      title: 'Jarabe de panela especiado',
      text: 'El mismo, con una rama de canela y dos estrellas de anís que reposan en él una noche.',
    },
    ice: {
      title: 'Hielo',
      text: 'Grande y transparente para remover; entero para agitar. Picado, solo donde la receta lo pide.',
    },
  },
} as const
