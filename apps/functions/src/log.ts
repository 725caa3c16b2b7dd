import { withoutPresses } from '@storefront/domain'
import { logger } from 'firebase-functions'

/**
 * The log of the functions. The paths of orders and letters contain the keys to orders, and whoever reads a log must not
 * open these: a message has the first characters only, which find the document in the database.
 */
export const log = {
  warn: (message: string, ...details: readonly unknown[]) =>
    logger.warn(withoutPresses(message), ...details),
  error: (message: string, ...details: readonly unknown[]) =>
    logger.error(withoutPresses(message), ...details),
}
