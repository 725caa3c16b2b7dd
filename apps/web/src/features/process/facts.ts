import { processFacts } from '@storefront/brand'

const exampleFacts: typeof processFacts = {
  altitudeMetres: 950,
  fruitKilosPerBottle: 8,
  hoursToPulp: 24,
  fermentationDays: 9,
  fermentationCelsius: 24,
  headPercent: 7,
  heartPercent: 28,
  tailPercent: 65,
  restDays: 30,
  bottlesPerBatch: 420,
}

/** Whether the figures are invented, as in the demonstration; the dashboard says so. */
const areFactsExamples = import.meta.env.VITE_BACKEND === 'embedded'

/** The owner's figures of the process, as the pages show them. */
export const facts = areFactsExamples ? exampleFacts : processFacts
