import { en as layoutEn } from '../../src/app/layout/messages/en.ts'
import { es as layoutEs } from '../../src/app/layout/messages/es.ts'
import { en as sharedEn } from '../../src/shared/messages/en.ts'
import { es as sharedEs } from '../../src/shared/messages/es.ts'

/** The words of what stands around every page. */
export const es = { ...sharedEs, ...layoutEs }
export const en = { ...sharedEn, ...layoutEn }
