import { en as shellEn } from '../../src/app/shellMessages/en.ts'
import { es as shellEs } from '../../src/app/shellMessages/es.ts'

/** The messages of the layout, the notices and the shared ones. */
export const es = { ...shellEs.shared, ...shellEs.layout, notices: shellEs.notices }
export const en = { ...shellEn.shared, ...shellEn.layout, notices: shellEn.notices }
