export { renderLetter, type RenderedLetter } from './renderLetter.ts'
export { sampleLetter } from './sampleLetter.ts'
