import { isRefused } from './toOutage.ts'

/** Resolves with `refused` when the rules refuse an access; other errors are rethrown. */
export async function unlessRefused<T>(work: Promise<T>): Promise<T | 'refused'> {
  try {
    return await work
  } catch (error) {
    if (isRefused(error)) return 'refused'
    throw error
  }
}
