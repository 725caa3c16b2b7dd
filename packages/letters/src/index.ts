export { renderLetter, renderWaitingLetter, type RenderedLetter } from './renderLetter.ts'
export { isOnlyOfTransfers, sampleLetter, sampleWaitingLetter } from './sampleLetter.ts'
