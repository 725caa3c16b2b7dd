import * as z from 'zod/mini'

import { boundedSchema } from '../shared/textSchema.ts'
import { maxPictureLength } from './checkProduct.ts'

/** A JPEG file as a data URL; its first bytes say that it is one. */
export const pictureSrcSchema = boundedSchema(maxPictureLength).check(
  z.regex(/^data:image\/jpeg;base64,\/9j\/[A-Za-z0-9+/]+={0,2}$/),
)

/** Decodes `pictures/{id}`, the picture of the product with this id. */
export const pictureSchema = z.object({ id: z.string(), src: pictureSrcSchema })
