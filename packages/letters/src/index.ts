export { renderLetter, renderWaitingLetter, type RenderedLetter } from './renderLetter.ts'
export { isOnlyOfTransfers, sampleLetter } from './sampleLetter.ts'
