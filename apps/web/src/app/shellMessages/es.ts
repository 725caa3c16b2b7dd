import { es as ageGate } from '../../features/age-gate/messages/es.ts'
import { es as shared } from '../../shared/messages/es.ts'
import { es as layout } from '../layout/messages/es.ts'

/** The messages that every page needs, in one file. */
export const es = { shared, layout, 'age-gate': ageGate }
