import * as z from 'zod/mini'

import { isPress } from './press.ts'

export const pressSchema = z.string().check(z.refine(isPress, { error: 'Not a press' }))
