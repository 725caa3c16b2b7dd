import * as z from 'zod/mini'

import { isDocumentId } from './isDocumentId.ts'

/** The id of a document or an account. */
export const idSchema = z.string().check(z.refine(isDocumentId, { error: 'Not an id' }))
