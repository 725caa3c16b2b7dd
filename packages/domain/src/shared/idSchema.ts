import * as z from 'zod/mini'

/**
 * The id of a document or an account: no slash, which would lead to another document, and not `__id__`, which the
 * database keeps to itself.
 */
export const idSchema = z.string().check(z.regex(/^(?!__.*__$)[\w-]{1,128}$/))
