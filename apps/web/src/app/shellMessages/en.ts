import { en as ageGate } from '../../features/age-gate/messages/en.ts'
import { en as shared } from '../../shared/messages/en.ts'
import { en as layout } from '../layout/messages/en.ts'

/** The messages that every page needs, in one file. */
export const en = { shared, layout, 'age-gate': ageGate }
