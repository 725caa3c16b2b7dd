import { en as layoutEn } from '../../src/app/layout/messages/en.ts'
import { es as layoutEs } from '../../src/app/layout/messages/es.ts'
import { en as sharedEn } from '../../src/shared/messages/en.ts'
import { es as sharedEs } from '../../src/shared/messages/es.ts'

/** The messages of the layout and the shared ones. */
export const es = { ...sharedEs, ...layoutEs }
export const en = { ...sharedEn, ...layoutEn }
