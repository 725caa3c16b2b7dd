/** The functions that the platform calls. */
import { initializeApp } from 'firebase-admin/app'

initializeApp()

export { sendPlannedLetter } from './letters/sendPlannedLetter.ts'
export { followUpTransfers, sweepOverdueLetters } from './schedules.ts'
export { shop } from './shop.ts'
