import * as z from 'zod/mini'

import { wholeNumberSchema } from './wholeNumberSchema.ts'

/** The version that somebody has seen. */
export const versionSchema = wholeNumberSchema(0)

/** The fields of a document that people edit. */
export const versionedFields = { version: versionSchema, lastPress: z.string() }
