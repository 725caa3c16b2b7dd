import type { ReadTelephone } from '@storefront/domain'

import { useLoaded } from './lazy/useLoaded.ts'

const loadTables = () => import('@storefront/domain/telephone')

/**
 * The function that reads telephone numbers; null until its tables of all countries are loaded, and if they cannot be:
 * warnings and links then do without.
 *
 * @param isNeeded whether to load them
 */
export const useReadTelephone = (isNeeded = true): ReadTelephone | null =>
  useLoaded(loadTables, isNeeded, 'The tables of telephone numbers could not be loaded')
    ?.readTelephone ?? null
