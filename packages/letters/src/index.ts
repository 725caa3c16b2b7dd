export { renderLetter, renderWaitingLetter, type RenderedLetter } from './renderLetter.ts'
export { leaveLink } from './templates/WaitingLetter.tsx'
export { isOnlyOfTransfers, sampleLetter, sampleWaitingLetter } from './sampleLetter.ts'
