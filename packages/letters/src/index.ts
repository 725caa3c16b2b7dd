export { renderLetter, renderWaitingLetter } from './renderLetter.ts'
export { leaveLink } from './templates/WaitingListLetter.tsx'
export { isOnlyOfTransfers, sampleLetter, sampleWaitingLetter } from './sampleLetter.ts'
